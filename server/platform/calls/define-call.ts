import * as z from "zod/mini"

import type { Actor, Permission } from "#domain/staff/permissions.ts"

import type { Refusal } from "./refusal.ts"

/** Who calls. */
export interface Caller {
  actor: Actor
  /** Why an action that needs the caller's own password is refused; undefined if it is right. */
  confirmPassword: (
    password: string,
  ) => Promise<Refusal<"refused"> | Refusal<"too_many"> | undefined>
}

/** A call of the console. */
export interface Call<Deps, Input extends z.ZodMiniType, Answer> {
  can: Permission | "sign in"
  /** The parts of the path, and the query of a GET or DELETE, or else the body. */
  input: Input
  /** Returns the data, or a refusal. */
  run(deps: Deps, input: z.output<Input>, caller: Caller): Promise<Answer>
}

/**
 * Defines a call; its name in a list of calls is the method and the path, as "POST /messages/:id/read". The route, the types of
 * the client and its place in the role matrix follow from the definition.
 */
export const defineCall = <Deps, Shape extends z.core.$ZodShape, Answer>(
  can: Permission | "sign in",
  input: Shape,
  run: Call<Deps, z.ZodMiniObject<Shape, z.core.$strip>, Answer>["run"],
): Call<Deps, z.ZodMiniObject<Shape, z.core.$strip>, Answer> => ({
  can,
  input: z.object(input),
  run,
})

export type CallList<Deps> = Record<
  `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`,
  Call<Deps, z.ZodMiniType, unknown>
>

/** What a call is sent. */
export type InputOf<Defined> = Defined extends { input: infer Input extends z.ZodMiniType }
  ? z.input<Input>
  : never

type AnswerOf<Defined> = Defined extends { run(...given: never[]): Promise<infer Answer> }
  ? Answer
  : never

/** What a call answers when it is not refused. */
export type DataOf<Defined> = Exclude<AnswerOf<Defined>, Refusal>

/** The keys of the texts by which a call is refused. */
export type RefusalOf<Defined> = Extract<AnswerOf<Defined>, Refusal>["message"]
