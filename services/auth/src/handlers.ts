import { Controller } from '@nestjs/common';
import { auth, type CallContext, type Caller, type Handlers, type Input } from '@transcreate/contracts';
import { Handle } from '@transcreate/service-kit';
import { AccountService } from './account.service.js';
import { AuthSettings } from './auth-settings.js';
import { ClassListService } from './class-list.service.js';
import { CourseService } from './course.service.js';
import { OwnDataService } from './own-data.service.js';
import { PresenceService } from './presence.service.js';
import { RevocationService } from './revocation.service.js';
import { SessionService } from './session.service.js';
import { SignInService } from './sign-in.service.js';
import { TicketService } from './ticket.service.js';

type In<K extends keyof typeof auth> = Input<(typeof auth)[K]>;
type Known = CallContext<Caller>;

/** The door of this service: a line of the contract, a method, a rule elsewhere. */
@Controller()
export class AuthHandlers implements Handlers<typeof auth> {
  constructor(
    private readonly settings: AuthSettings,
    private readonly signIn: SignInService,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly presence: PresenceService,
    private readonly course: CourseService,
    private readonly revocations: RevocationService,
    private readonly tickets: TicketService,
    private readonly classList: ClassListService,
    private readonly ownData: OwnDataService,
  ) {}

  @Handle(auth.getConfig)
  async getConfig() {
    return { guestEmail: this.settings.guestEmail, guestAccess: this.settings.guestAccess };
  }

  @Handle(auth.login)
  async login(input: In<'login'>, { address }: CallContext) {
    return this.signIn.login(input, address);
  }

  @Handle(auth.register)
  async register(input: In<'register'>) {
    return this.signIn.register(input);
  }

  @Handle(auth.getProfile)
  async getProfile(_input: In<'getProfile'>, { caller }: Known) {
    return this.accounts.profile(caller);
  }

  @Handle(auth.updateProfile)
  async updateProfile(input: In<'updateProfile'>, { caller }: Known) {
    return this.accounts.updateProfile(caller, input);
  }

  @Handle(auth.exportOwnData)
  async exportOwnData(_input: In<'exportOwnData'>, { caller }: Known) {
    return this.ownData.export(caller);
  }

  @Handle(auth.logout)
  async logout(_input: In<'logout'>, { caller }: Known) {
    await this.sessions.logout(caller);
    return { success: true as const };
  }

  @Handle(auth.createTicket)
  async createTicket({ path }: In<'createTicket'>, { caller }: Known) {
    return { url: await this.tickets.make(caller, path) };
  }

  @Handle(auth.heartbeat)
  async heartbeat(_input: In<'heartbeat'>, { caller }: Known) {
    return { success: true as const, token: await this.presence.heartbeat(caller) };
  }

  @Handle(auth.listUsers)
  async listUsers() {
    return { users: await this.accounts.list() };
  }

  @Handle(auth.createUser)
  async createUser(input: In<'createUser'>) {
    return { user: await this.accounts.create(input) };
  }

  @Handle(auth.updateUser)
  async updateUser(input: In<'updateUser'>) {
    return { user: await this.accounts.update(input) };
  }

  @Handle(auth.deleteUser)
  async deleteUser({ email }: In<'deleteUser'>) {
    await this.accounts.erase(email);
    return { success: true as const };
  }

  @Handle(auth.previewClassList)
  async previewClassList(input: In<'previewClassList'>) {
    return this.classList.preview(input);
  }

  @Handle(auth.importClassList)
  async importClassList(input: In<'importClassList'>) {
    return this.classList.import(input);
  }

  @Handle(auth.getClassList)
  async getClassList() {
    return { csv: await this.classList.export() };
  }

  @Handle(auth.getStats)
  async getStats() {
    return this.course.stats();
  }

  @Handle(auth.getLoginSummary)
  async getLoginSummary(input: In<'getLoginSummary'>) {
    return this.course.loginSummary(input);
  }

  @Handle(auth.getPublicKeys)
  async getPublicKeys() {
    return this.sessions.publicKeys();
  }

  @Handle(auth.listRevocations)
  async listRevocations({ after }: In<'listRevocations'>) {
    return this.revocations.listAfter(after);
  }
}
