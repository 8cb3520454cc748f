import { collections, type CollectionName } from "#domain/content/collections.ts"
import { type FieldSchema, fieldSchemaOf } from "#domain/content/field-schema.ts"
import type { ReferenceTarget } from "#domain/content/field-types.ts"
import { stateAt } from "#domain/content/publishing.ts"
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
