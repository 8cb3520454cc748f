import type { $ZodType, $ZodTypes } from "zod/v4/core"

import {
  type ContentFieldType,
  metadata,
  type ReferenceTarget,
  type TextFormat,
} from "./field-types.ts"

/** The input for a value of the content. */
export interface FieldSchema {
  kind: ContentFieldType
  /** Whether it has one text in English and one in Hindi. */
  isBilingual: boolean
  /** Whether it must be filled in. */
  isRequired: boolean
  /** Whether the value may be absent, rather than empty. */
  isOptional: boolean
  /** The options of a choice. */
  choices?: string[]
  /** The field of the same item whose day this day may not be before. */
  notBefore?: string
  /** What a reference refers to. */
  target?: ReferenceTarget
  /** The required text format. */
  format?: TextFormat
  /**
   * The fields of a group, picture, attachment or PDF; for `either`, the alternatives, of which exactly one is filled in.
   */
  fields?: ContentField[]
  /** The schema of a list's entries. */
  entry?: FieldSchema
}

export interface ContentField extends FieldSchema {
  name: string
}

const plain = (kind: ContentFieldType, more: Partial<FieldSchema> = {}): FieldSchema => ({
  kind,
  isBilingual: false,
  isRequired: true,
  isOptional: false,
  ...more,
})

const named = (parts: Record<string, $ZodType>): ContentField[] =>
  Object.entries(parts).map(([name, schema]) => ({ name, ...fieldSchemaOf(schema) }))

const isInBoth = (fields: ContentField[]) => fields.map(({ name }) => name).join() === "en,hi"

/** The definition that each schema of zod/mini exposes. */
type Definition = $ZodTypes["_zod"]["def"]

/** The field schema derived from a zod type; throws for a type without an input. */
const read = (schema: $ZodType): FieldSchema => {
  const { def } = schema as unknown as { def: Definition }
  switch (def.type) {
    case "optional":
      return { ...fieldSchemaOf(def.innerType), isRequired: false, isOptional: true }
    case "prefault":
      return fieldSchemaOf(def.innerType)
    case "string":
      return plain("format" in def && def.format === "date" ? "day" : "text")
    case "number":
      return plain("number")
    case "boolean":
      return plain("yes_no")
    case "enum":
      return plain("choice", { choices: Object.values(def.entries).map(String) })
    case "array":
      return plain("list", { entry: fieldSchemaOf(def.element), isRequired: false })
    case "object": {
      const fields = named(def.shape)
      return isInBoth(fields) ? plain("text", { isBilingual: true }) : plain("group", { fields })
    }
    case "record": {
      const names = fieldSchemaOf(def.keyType).choices ?? []
      return plain("group", {
        fields: names.map((name) => ({ name, ...fieldSchemaOf(def.valueType) })),
      })
    }
    case "union":
      return plain("either", {
        fields: def.options.flatMap((option) => fieldSchemaOf(option).fields ?? []),
      })
    default:
      throw new Error(`no field for ${def.type}`)
  }
}

/** The field schema of a zod schema, from its type and its metadata. */
export const fieldSchemaOf = (schema: $ZodType): FieldSchema => {
  const shape = read(schema)
  const hint = metadata.get(schema)
  return {
    ...shape,
    ...(hint?.notBefore && { notBefore: hint.notBefore }),
    ...(hint?.choices && { choices: [...hint.choices] }),
    ...(hint?.format && { format: hint.format }),
    ...(hint?.target && { target: hint.target }),
    kind: hint?.kind ?? shape.kind,
    isRequired: shape.isRequired && !hint?.mayBeEmpty,
  }
}

/** The field used as an item's title in lists: its first short text; undefined if there is none. */
export const titleField = (schema: $ZodType) =>
  fieldSchemaOf(schema).fields?.find(({ kind }) => kind === "text")?.name
