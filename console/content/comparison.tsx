import { Box, Stack, Typography } from "@mui/material"
import { diffArrays } from "diff"
import { useState } from "react"

import { compareItems, type FieldChange } from "#domain/content/compare-items.ts"
import type { ContentField } from "#domain/content/field-schema.ts"

import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { SelectField } from "../kit/form/plain-field.tsx"
import { useText, useTextOfKey } from "../kit/text/use-language.ts"
import { useActorName } from "../record/actor-name.tsx"
import { isPicture, Picture, useValueText } from "./value-text.tsx"

/** Words and the space between them, in any script. */
const wordsOf = (text: string) => text.split(/(\s+)/).filter((word) => word !== "")

const removed = { bgcolor: "#fbe3e1", textDecoration: "line-through" }
const added = { bgcolor: "#dff2e1", textDecoration: "none" }

/** Two versions of a text as one: removed and added words are marked, also for screen readers (del, ins). */
function TextChange({ before, after }: { before: string; after: string }) {
  return (
    <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {diffArrays(wordsOf(before), wordsOf(after)).map((part, index) => {
        const text = part.value.join("")
        const key = `${index}:${text}`
        if (part.removed)
          return (
            <Box key={key} component="del" sx={removed}>
              {text}
            </Box>
          )
        if (part.added)
          return (
            <Box key={key} component="ins" sx={added}>
              {text}
            </Box>
          )
        return <span key={key}>{text}</span>
      })}
    </Box>
  )
}

export interface Version {
  version: number
  at: string
  by: string
  item: Record<string, unknown>
}

function Change({ names, kind, before, after }: FieldChange) {
  const valueText = useValueText()
  if (names.at(-1) === "file" && [before, after].every((file) => file === "" || isPicture(file))) {
    return (
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        <Box component="del" sx={{ opacity: 0.5 }}>
          <Picture file={before} />
        </Box>
        <Box component="ins">
          <Picture file={after} />
        </Box>
      </Stack>
    )
  }
  const isText = ["text", "longtext", "markdown", "list"].includes(kind)
  if (isText) return <TextChange before={before} after={after} />
  return <TextChange before={`${valueText(kind, before)} `} after={`${valueText(kind, after)} `} />
}

function Changes({ fields, from, to }: { fields: ContentField[]; from: Version; to: Version }) {
  const t = useText()
  const textOfKey = useTextOfKey()
  const changes = compareItems(fields, from.item, to.item)
  const nameOf = ({ names, language }: FieldChange) => {
    const label = names.map((name) => textOfKey(`console.content.fields.${name}`)).join(", ")
    return language ? t(`console.content.in.${language}`, { label }) : label
  }
  if (changes.length === 0) return <Typography>{t("console.content.compare.same")}</Typography>
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {changes.map((change) => (
        <Box key={nameOf(change)} sx={{ mb: 2 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {nameOf(change)}
          </Typography>
          <Box component="dd" lang={change.language} sx={{ m: 0 }}>
            <Change {...change} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const isSame = (a: Version, b: Version) => JSON.stringify(a.item) === JSON.stringify(b.item)

/** What changed between two versions of an item, field by field. At first: what the last change of its content did. */
export function Comparison({ fields, versions }: { fields: ContentField[]; versions: Version[] }) {
  const t = useText()
  const formatDateTime = useFormatDateTime()
  const actorOf = useActorName()
  const [newest] = versions as [Version]
  const before = versions.find((version) => !isSame(version, newest)) ?? versions.at(-1)!
  const [chosen, setChosen] = useState({ from: before.version, to: newest.version })
  const find = (version: number) => versions.find((known) => known.version === version)!
  const labelOf = (version: Version) => {
    const label = `${version.version}. ${formatDateTime(version.at)}`
    return version === newest ? t("console.content.compare.now", { label }) : label
  }
  return (
    <Box component="section" aria-label={t("console.content.compare.title")} sx={{ mb: 3 }}>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 2, my: 1 }}>
        {(["from", "to"] as const).map((end) => (
          <SelectField
            key={end}
            label={t(`console.content.compare.${end}`)}
            value={chosen[end]}
            choices={versions.map((version) => ({
              id: version.version,
              name: `${labelOf(version)}, ${actorOf(version.by)}`,
            }))}
            onChange={(version) => setChosen({ ...chosen, [end]: version })}
            slotProps={{ select: { renderValue: (version) => labelOf(find(version as number)) } }}
          />
        ))}
      </Stack>
      <Changes fields={fields} from={find(chosen.from)} to={find(chosen.to)} />
    </Box>
  )
}
