import type { words as english } from "./en.ts"

type Texts<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string
    ? string
    : Shape[Key] extends readonly string[]
      ? readonly string[]
      : Texts<Shape[Key]>
}

/** The shape every language's words of the admission pages have. */
export type AdmissionMessages = Texts<typeof english>
