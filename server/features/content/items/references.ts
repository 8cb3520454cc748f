import { collections, type CollectionName } from "#domain/content/collections.ts"
import { type FieldSchema, fieldSchemaOf } from "#domain/content/field-schema.ts"
import type { ReferenceTarget } from "#domain/content/field-types.ts"
import { languages } from "#domain/content/languages.ts"
import { type ListBlock, targetOfList } from "#domain/content/list-blocks.ts"
import { stateAt } from "#domain/content/publishing.ts"
import { listsIn } from "#domain/content/text-blocks.ts"
import type { Database } from "#server/platform/database/connect.ts"

interface FieldValue {
  /** Where it is in the item, like "entries.0.link". */
  place: string
  value: string
  field: FieldSchema
}

const partsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** The filled in fields of one kind, at any depth of an item. */
export const fieldValuesOf = (
  kind: "link" | "reference",
  field: FieldSchema,
  value: unknown,
  place = "",
): FieldValue[] => {
  const within = (name: string | number) => (place ? `${place}.${name}` : String(name))
  if (field.kind === kind)
    return typeof value === "string" && value ? [{ place, value, field }] : []
  if (field.kind === "list" && Array.isArray(value))
    return value.flatMap((item, index) => fieldValuesOf(kind, field.entry!, item, within(index)))
  return (field.fields ?? []).flatMap(({ name, ...part }) =>
    fieldValuesOf(kind, part, partsOf(value)[name], within(name)),
  )
}

/** The lists in the long texts of an item, in both languages. */
const listsInItem = ({ kind, fields = [] }: FieldSchema, item: unknown): ListBlock[] => {
  const parts = partsOf(item)
  if (kind === "markdown")
    return languages.flatMap((language) => listsIn(String(parts[language] ?? "")))
  return fields.flatMap(({ name, ...part }) => listsInItem(part, parts[name]))
}

/** An item that lists may depend on: an album, a department, or the page of a committee. */
export interface ListTarget {
  target: string
  slug: string
}

/** How many lists of an item show what belongs to another one. */
export const countLists = (schema: FieldSchema, item: unknown, { target, slug }: ListTarget) =>
  listsInItem(schema, item)
    .map(targetOfList)
    .filter((shown) => shown?.target === target && shown.slug === slug).length

const hasTarget = ({ target, fields = [], entry }: FieldSchema, name: string): boolean =>
  target === name ||
  fields.some((field) => hasTarget(field, name)) ||
  (entry !== undefined && hasTarget(entry, name))

const fieldsOf = (name: CollectionName) => fieldSchemaOf(collections[name])

/** Whether an item refers to this one; `publicAt`: of those that are public at a time. */
export const isReferredTo = async (
  db: Database,
  target: string,
  slug: string,
  publicAt?: Date,
): Promise<boolean> => {
  const names = (Object.keys(collections) as CollectionName[]).filter((name) =>
    hasTarget(fieldsOf(name), target),
  )
  if (names.length === 0) return false
  const rows = await db
    .selectFrom("items")
    .select(["collection", "data", "publish_at", "unpublish_at"])
    .where("collection", "in", names)
    .execute()
  return rows
    .filter((row) => !publicAt || stateAt(row, publicAt) === "published")
    .flatMap(({ collection, data }) =>
      fieldValuesOf("reference", fieldsOf(collection as CollectionName), JSON.parse(data)),
    )
    .some(({ field, value }) => field.target === (target as ReferenceTarget) && value === slug)
}
