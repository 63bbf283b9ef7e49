/** Why a command can't go on, as one line for a person that says what to do. It is printed without a stack trace; the exit status is 1. */
export class Refusal extends Error {
  name = 'Refusal';
}

/** Runs a command's main function: a refusal is one line, anything else is a fault of ours and keeps its stack. Both end with status 1. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
