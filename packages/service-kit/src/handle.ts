import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { Answer, Call, ContextOf, Input } from '@transcreate/contracts';

/** Binds a controller's method to its contract line; a method of another shape does not compile. */
export function Handle<C extends Call>(line: C) {
  return <M extends (input: Input<C>, context: ContextOf<C>) => Promise<Answer<C>>>(target: object, key: string, method: TypedPropertyDescriptor<M>): void => {
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    MessagePattern(line.subject, { line })(target, key, method);
  };
}
