import type { ContentField } from "#domain/content/fields/field-schema.ts"

/** The path of each single setting, like ["deposit", "ifsc"]. */
export const settingPaths = (fields: readonly ContentField[]): string[][] =>
  fields.flatMap(({ name, kind, isBilingual, fields: parts = [] }) =>
    kind === "group" && !isBilingual
      ? settingPaths(parts).map((path) => [name, ...path])
      : [[name]],
  )
