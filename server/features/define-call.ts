import type { Readable } from "node:stream"

import * as z from "zod/mini"

import type { Actor, Permission } from "#domain/staff/permissions.ts"
import {
  contentTypes,
  type ExportedTable,
  type ExportFormat,
} from "#server/platform/spreadsheets/export-table.ts"

/** Errors by field, as keys of the console's messages. */
export type InputErrors = Record<string, string[]>

/** Why a call did nothing: the one vocabulary of all calls. */
export type RefusalKind = "conflict" | "not_allowed" | "invalid" | "gone" | "busy"

/** What a call answers instead of its data. `message` is a key of the console's messages. */
export class Refusal<Key extends string = string> {
  readonly kind: RefusalKind
  readonly message: Key
  readonly details: {
    errors?: InputErrors
    retryAfterSeconds?: number
    /** Another application that the refusal names, with the day of its deposit, YYYY-MM-DD. */
    other?: { id: string; applicant_name: string; fee_at: string | null }
  }

  constructor(kind: RefusalKind, message: Key, details: Refusal["details"] = {}) {
    this.kind = kind
    this.message = message
    this.details = details
  }
}

/** The stored records do not allow it, or no longer. */
export const conflict = <Key extends string>(message: Key, errors?: InputErrors) =>
  new Refusal("conflict", message, errors && { errors })

/** There is no such record. */
export const gone = () => new Refusal("gone", "unknown")

/** What was sent in these fields cannot be used. */
export const invalid = (errors: InputErrors) => new Refusal("invalid", "refused", { errors })

/** The refusal of an outcome that many verbs have. */
export const refusalOf = (
  failed:
    | { outcome: "unknown" | "changed meanwhile" }
    | { outcome: "refused"; errors: InputErrors },
) => {
  if (failed.outcome === "unknown") return gone()
  return failed.outcome === "refused" ? invalid(failed.errors) : conflict("changed_meanwhile")
}

/** Too many attempts. */
export const busy = <Key extends string>(message: Key, retryAfterSeconds: number) =>
  new Refusal("busy", message, { retryAfterSeconds })

interface SentFile {
  /** Without a name the browser shows it. */
  name?: string
  type: string
  content: Readable | Buffer | string
  /** The number of rows, if they are known. */
  total?: number
}

export class FileAnswer {
  readonly file: SentFile

  constructor(file: SentFile) {
    this.file = file
  }
}

/** A page of a list, as react-admin reads it. */
export class ListAnswer<Item> {
  readonly list: { data: Item[]; total: number; isTotalExact?: boolean }

  constructor(list: ListAnswer<Item>["list"]) {
    this.list = list
  }
}

/** A table, if there is one. */
export const csvAnswer = (name: string, content: Readable | undefined) =>
  content ? new FileAnswer({ name, type: contentTypes.csv, content }) : gone()

/** An export. */
export const tableAnswer = (format: ExportFormat, { table, fileName, total }: ExportedTable) =>
  new FileAnswer({ name: fileName, type: contentTypes[format], content: table, total })

/** Who calls. */
export interface Caller {
  actor: Actor
  member: { id: string; name: string }
  /** Why an action that needs the caller's own password is refused; undefined if it is right. */
  confirmPassword: (
    password: string,
  ) => Promise<Refusal<"refused"> | Refusal<"too_many"> | undefined>
}

/** Who may call. "open the console" includes those who must first set up a second factor. */
export type Access = Permission | "sign in" | "open the console"

/** A call of the console. */
export interface Call<Deps, Input extends z.ZodMiniType, Answer> {
  can: Access
  /** The parts of the path, the body and the query. */
  input: Input
  /** The most bytes of a body, if a call takes more than others. */
  maxBytes?: number | undefined
  /** Returns the data, or a refusal. */
  run(deps: Deps, input: z.output<Input>, caller: Caller): Promise<Answer>
}

/**
 * Returns the function that defines calls with these dependencies. A call's name in a list of calls is its method and path, as
 * "POST /messages/:id/read". The route, the types of the client and its place in the role matrix follow from the definition.
 */
export const defineCalls =
  <Deps>({ maxBytes }: { maxBytes?: number } = {}) =>
  <Shape extends z.core.$ZodShape, Answer>(
    can: Access,
    input: Shape,
    run: Call<Deps, z.ZodMiniObject<Shape, z.core.$strip>, Answer>["run"],
  ) => ({ can, input: z.object(input), maxBytes, run })

export type CallList<Deps> = Record<
  `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`,
  Call<Deps, z.ZodMiniType, unknown>
>

/** What a call is sent. */
export type InputOf<Defined> = Defined extends { input: infer Input extends z.ZodMiniType }
  ? z.input<Input>
  : never

type AnswerOf<Defined> = Defined extends { run(...args: never[]): Promise<infer Answer> }
  ? Answer
  : never

/** What a call answers when it is not refused. */
export type DataOf<Defined> = Exclude<AnswerOf<Defined>, Refusal>

/** The keys of the texts by which a call is refused. */
export type RefusalOf<Defined> = Extract<AnswerOf<Defined>, Refusal>["message"]
