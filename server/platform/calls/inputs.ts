import * as z from "zod/mini"

/** One of these numbers; a query sends it as text. */
export const numberChoice = <Choice extends number>(choices: readonly Choice[]) =>
  z.pipe(z.transform<Choice, number>(Number), z.literal(choices))

/** Text that both databases accept: PostgreSQL text cannot contain zero bytes. */
export const text = z.string().check(z.refine((typed) => !typed.includes("\0"), "unknown"))

export const filled = text.check(z.refine((typed) => typed.trim() !== "", "missing"))

export const flag = z.prefault(z.boolean(), false)

/** The chosen records. */
export const selection = <Item extends z.ZodMiniType>(item: Item, limit: number) =>
  z.array(item).check(z.minLength(1, "missing"), z.maxLength(limit, "too_many"))
