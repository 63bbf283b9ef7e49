import { Injectable } from '@nestjs/common';
import { Email } from '@transcreate/contracts';
import { Settings } from '@transcreate/service-kit';

const DEFAULT_ADMIN_EMAIL = 'admin@transcreate.local';
const DAY_MS = 86_400_000;
const MAX_SESSION_DAYS = 365;

/** Who must enter an e-mailed code; `auto` asks students once mail works. No value lets an admin in without one. */
const SIGN_IN_CODES = ['auto', 'admin', 'all'] as const;
export type SignInCode = (typeof SIGN_IN_CODES)[number];

const GUEST_ACCESS = ['on', 'off'] as const;

/** The variables of this service, read once at start. A value that cannot be meant is an error that names its variable. */
@Injectable()
export class AuthSettings {
  /** The primary admin, who can be neither deleted nor demoted. */
  readonly adminEmail: string;
  /** The shared account of the automatic visitor. */
  readonly guestEmail: string;
  readonly guestAccess: (typeof GUEST_ACCESS)[number];
  readonly signInCode: SignInCode;
  /** Lower case; whose addresses belong to students. */
  readonly studentDomains: ReadonlySet<string>;
  /** Unset: mails are written to the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** How long a token lives, in ms. */
  readonly sessionMs: number;
  readonly dataDir: string;
  /** Ed25519, PKCS8, PEM. Unset: made and kept in `dataDir`. */
  readonly privateKey: string | undefined;

  constructor(settings: Settings) {
    this.adminEmail = emailAddress('ADMIN_EMAIL', settings.get('ADMIN_EMAIL', DEFAULT_ADMIN_EMAIL));
    this.guestEmail = emailAddress('GUEST_EMAIL', settings.get('GUEST_EMAIL', 'visitor@transcreate.local'));
    this.guestAccess = settings.oneOf('GUEST_ACCESS', GUEST_ACCESS, 'on');
    this.signInCode = settings.oneOf('SIGN_IN_CODE', SIGN_IN_CODES, 'auto');
    this.studentDomains = domains(settings.get('STUDENT_EMAIL_DOMAINS', ''));
    this.smtpUrl = smtpUrl(settings.get('SMTP_URL'));
    this.mailFrom = sender(settings.get('MAIL_FROM', `Transcreate <${this.adminEmail}>`));
    this.sessionMs = sessionDays(settings.get('SESSION_DAYS', '7')) * DAY_MS;
    this.dataDir = settings.get('DATA_DIR', '.data');
    // Where a variable can hold one line alone, line breaks are written as \n.
    this.privateKey = settings.get('AUTH_PRIVATE_KEY')?.replaceAll('\\n', '\n');
    if (this.adminEmail === this.guestEmail) throw new Error('ADMIN_EMAIL and GUEST_EMAIL are the same; the guest needs an address of its own.');
    if (this.smtpUrl && this.adminEmail === DEFAULT_ADMIN_EMAIL) {
      throw new Error(`SMTP_URL is set, but no mail can reach ${DEFAULT_ADMIN_EMAIL}: set ADMIN_EMAIL to the address of the admin.`);
    }
  }
}

function emailAddress(name: string, value: string): string {
  const parsed = Email.safeParse(value);
  if (!parsed.success) throw new Error(`${name} is '${value}', which is not an e-mail address.`);
  return parsed.data;
}

function domains(list: string): ReadonlySet<string> {
  const names = list.split(',').map((item) => item.trim().toLowerCase().replace(/^@/, '')).filter((item) => item !== '');
  for (const name of names) {
    if (Email.safeParse(`student@${name}`).success) continue;
    throw new Error(`STUDENT_EMAIL_DOMAINS contains '${name}', which is not a domain; write example.edu,example.org.`);
  }
  return new Set(names);
}

/** The address of the mail server may hold a password, so no message repeats it. */
function smtpUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (protocol === 'smtp:' || protocol === 'smtps:') return value;
  throw new Error('SMTP_URL must be smtp://user:password@host:port or smtps://user:password@host:port.');
}

function sender(value: string): string {
  const address = /<([^<>]*)>$/.exec(value)?.[1] ?? value;
  if (Email.safeParse(address).success) return value;
  throw new Error(`MAIL_FROM is '${value}'; write an address, or a name with an address: Course <course@example.edu>.`);
}

function sessionDays(value: string): number {
  const days = Number(value);
  if (days > 0 && days <= MAX_SESSION_DAYS) return days;
  throw new Error(`SESSION_DAYS is '${value}'; it can be a number of days above 0 and up to ${MAX_SESSION_DAYS}.`);
}
