import type { messages as english } from "./en.ts"

type Texts<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string
    ? string
    : Shape[Key] extends readonly string[]
      ? readonly string[]
      : Texts<Shape[Key]>
}

/** The type of the admission pages' messages, the same in every language. */
export type AdmissionMessages = Texts<typeof english>
