import type { OpenAPIObject } from '@nestjs/swagger';

// The package exports only the type of the document, so the types of its parts are derived from it.
export type Components = NonNullable<OpenAPIObject['components']>;
export type Responses = Record<string, Exclude<NonNullable<Components['responses']>[string], { $ref: string }>>;
export type PathItem = OpenAPIObject['paths'][string];
export type Operation = NonNullable<PathItem['get']>;
export type Reference = { $ref: string };
