import type { FieldChange } from "#domain/content/compare-items.ts"
import { thumbnailOf } from "#domain/content/picture-sources.ts"

import { useFormatDay } from "../kit/day/date-field.tsx"
import { useTextOfKey } from "../kit/text/use-language.ts"

/** A short value in words: whole values are compared, not their letters. */
export const useValueText = () => {
  const textOfKey = useTextOfKey()
  const formatDay = useFormatDay()
  return (kind: FieldChange["kind"], value: string) => {
    if (value === "") return "–"
    if (kind === "yes_no") return textOfKey(`ra.boolean.${value}`)
    if (kind === "day") return formatDay(value)
    if (kind === "choice") return textOfKey(`console.content.choices.${value}`, { _: value })
    return value
  }
}

/** Whether a value names a picture, of the media library or of the sample. */
export const isPicture = (text: string) =>
  /^(?:media\/[0-9a-f]{32}-\d+x\d+(?:@\d+,\d+)?|[a-z-]+\/[a-z0-9-]+)$/.test(text)

/** The thumbnail of a picture. */
export const Picture = ({ file }: { file: string }) =>
  file === "" ? "–" : <img src={thumbnailOf(file)} alt={file} height={100} />
