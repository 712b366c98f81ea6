export { answer, emptyAnswer, refusal, type Refusal } from './answer.ts';
export {
  defineEndpoint,
  type Answer,
  type AnswerOf,
  type Auth,
  type BodyInput,
  type BodyOutput,
  type Endpoint,
  type Method,
  type ParamsInput,
  type ParamsOutput,
  type QueryInput,
  type QueryOutput,
  type ResultOf,
} from './endpoint.ts';
export { problems, type Problem } from './problem.ts';
export * as fields from './fields.ts';
