import { Controller } from '@nestjs/common';
import { CONTRACTS, KEEPERS, type Input, type KeeperName } from '@transcreate/contracts';
import { Handle, type ServiceDefinition } from '@transcreate/service-kit';

/** What a service was told of people, oldest first: the new name, or null for an erasure. */
export type Told = { userId: string; username: string | null };

/** A service that keeps data of people, as far as auth knows it. */
export interface FakeKeeper {
  definition: ServiceDefinition;
  told: Told[];
  /** What it answers when it is asked for a person's data: empty lists, unless a test says otherwise. */
  exported: object;
  /** What it was told last of a person. */
  lastOf(userId: string): string | null | undefined;
}

/** Stands in for a service. */
function fakeKeeper(name: KeeperName): FakeKeeper {
  // The lines of all of them differ in what they export alone.
  const table = KEEPERS[name] as typeof KEEPERS.content;
  const told: Told[] = [];

  @Controller()
  class Keeper {
    @Handle(table.eraseUser)
    async eraseUser({ userId }: Input<typeof table.eraseUser>) {
      told.push({ userId, username: null });
      return {};
    }

    @Handle(table.renameUser)
    async renameUser({ userId, username }: Input<typeof table.renameUser>) {
      told.push({ userId, username });
      return {};
    }

    @Handle(table.exportUser)
    async exportUser() {
      return keeper.exported as { attempts: [] };
    }
  }

  const contract = CONTRACTS.find((lines) => Object.values(lines).some((line) => line.service === name))!;
  const lastOf = (userId: string) => told.findLast((item) => item.userId === userId)?.username;
  const definition = { name, contract, controllers: [Keeper], providers: [] };
  const keeper: FakeKeeper = { definition, told, lastOf, exported: nothingOf(table.exportUser.output) };
  return keeper;
}

/** What a service answers of somebody of whom it has nothing: empty lists. */
function nothingOf(shape: typeof KEEPERS.content.exportUser.output): object {
  return Object.fromEntries(Object.keys(shape.shape).map((list) => [list, []]));
}

/** One of each. */
export function fakeKeepers(): Record<KeeperName, FakeKeeper> {
  return Object.fromEntries(Object.keys(KEEPERS).map((name) => [name, fakeKeeper(name as KeeperName)])) as Record<KeeperName, FakeKeeper>;
}
