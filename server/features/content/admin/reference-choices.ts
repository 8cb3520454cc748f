import { findProgramme } from "#domain/admission/programmes.ts"
import { fieldSchemaOf } from "#domain/content/field-schema.ts"
import type { ReferenceTarget } from "#domain/content/field-types.ts"
import { stateAt } from "#domain/content/publishing.ts"
import type { Bilingual } from "#domain/content/text.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { Editing } from "../items/edit-items.ts"
import { schemas, type StoredName, titleOf } from "../items/item-row.ts"
import { fieldValuesOf } from "../items/references.ts"
import { readAdmissionContext } from "../sessions.ts"
import type { EntryErrors } from "./read-entry.ts"

/** Something that a field can refer to. */
export interface ReferenceChoice {
  /** What the field stores. */
  value: string
  title: Bilingual
  /** Whether visitors see it now. */
  isPublic: boolean
}

interface Deps {
  db: Database
  editing: Editing
  now: () => Date
}

/** The programmes of the open session, then those that only others have: a course may come back. */
const programmeChoices = async (db: Database) => {
  const { session, sessions } = await readAdmissionContext(db)
  const programmes = [session, ...sessions].flatMap((one) => one.programmes)
  const byCode = new Map(programmes.toReversed().map((programme) => [programme.code, programme]))
  return [...byCode.values()].toReversed().map(({ code, name }) => ({
    value: code,
    title: name,
    isPublic: findProgramme(session, code) !== undefined,
  }))
}

/** What a reference can be chosen from, in the college's order. */
export const listReferenceChoices =
  ({ db, editing, now }: Deps) =>
  async (target: ReferenceTarget): Promise<ReferenceChoice[]> => {
    if (target === "programmes") return programmeChoices(db)
    return (await editing.list(target)).map(({ slug, item, ...times }) => ({
      value: slug,
      title: titleOf(target, item),
      isPublic: stateAt(times, now()) === "published",
    }))
  }

/** Errors of references to what is not there (any more); undefined if there are none. */
export const referenceErrors = async (
  deps: Deps,
  collection: StoredName,
  item: unknown,
): Promise<EntryErrors | undefined> => {
  const errors: EntryErrors = {}
  const list = listReferenceChoices(deps)
  for (const { place, value, field } of fieldValuesOf(
    "reference",
    fieldSchemaOf(schemas[collection]),
    item,
  )) {
    const choices = await list(field.target!)
    if (!choices.some((choice) => choice.value === value))
      errors[`item.${place}`] = ["not_a_choice"]
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}
