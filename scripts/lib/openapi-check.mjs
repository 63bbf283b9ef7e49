import { Validator } from '@seriousme/openapi-schema-validator';
import { CONTRACTS, openApiDocument } from '@transcreate/contracts';

/** What is wrong with the document of all calls, as the tables were built last; an empty text when it is valid OpenAPI 3.1. */
export async function openApiProblems() {
  const { valid, errors } = await new Validator().validate(openApiDocument(CONTRACTS));
  return valid ? '' : JSON.stringify(errors, null, 2);
}
