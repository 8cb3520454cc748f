import type { Subject } from "#domain/admission/programme-schema.ts"
import type { Language } from "#domain/content/languages.ts"

/** A name in the console's language; the code while it has none. */
export const nameOf = (
  { code, name }: { code?: string; name?: Partial<Record<"en" | "hi", string>> | undefined },
  language: Language,
) => name?.[language] || code || ""

/** Returns the name of a subject by its code. */
export const namesOfSubjects =
  (subjects: readonly Subject[], language: Language) => (code: string) =>
    nameOf(subjects.find((subject) => subject.code === code) ?? { code }, language)
