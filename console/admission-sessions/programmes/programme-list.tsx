import { Box, Typography } from "@mui/material"
import { useEffect, useRef } from "react"
import { useWatch } from "react-hook-form"

import type { Programme } from "#domain/admission/programme-schema.ts"
import { countProgrammeApplications, type SessionUsage } from "#domain/admission/session-usage.ts"

import { TextButton } from "../../kit/dialog/text-button.tsx"
import { AddIcon } from "../../kit/page/icons.tsx"
import { useList } from "../entry-list.tsx"
import { ListError } from "../panel.tsx"
import { useSessionTexts } from "../texts/use-texts.ts"
import { ProgrammePanel } from "./programme-panel.tsx"

const name = "item.programmes"
const both = { en: "", hi: "" }

const empty = {
  code: "",
  number: "",
  name: both,
  short_name: both,
  slots: [
    {
      field: "first_major_subject",
      is_required: true,
      subjects: [],
      excluded: [],
      same_group: false,
    },
  ],
  groups: [],
  subject_seats: [],
  fees: {},
}

interface ProgrammeListProps {
  usage: SessionUsage
  /** Codes that are stored: they do not change any more. */
  stored: readonly string[]
}

/** All programmes of the session, a panel each. */
export function ProgrammeList({ usage, stored }: ProgrammeListProps) {
  const t = useSessionTexts()
  const { keys, add, remove, move } = useList(name)
  const programmes = (useWatch({ name }) ?? []) as Programme[]
  const list = useRef<HTMLElement>(null)
  const isAdded = useRef(false)
  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    list.current?.querySelector<HTMLElement>(`[name="${name}.${keys.length - 1}.code"]`)?.focus()
  }, [keys.length])
  const addEmpty = () => {
    isAdded.current = true
    add(empty)
  }
  return (
    <Box ref={list} component="section" aria-labelledby="programmes" sx={{ width: "100%" }}>
      <Typography id="programmes" variant="h6" component="h2" sx={{ mt: 2, mb: 1 }}>
        {t("programmes")}
      </Typography>
      <ListError name={name} />
      <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
        {keys.map((key, index) => {
          const code = programmes[index]?.code ?? ""
          return (
            <ProgrammePanel
              key={key}
              path={`${name}.${index}`}
              isStored={stored.includes(code)}
              count={countProgrammeApplications(usage, code)}
              onRemove={() => remove(index)}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < keys.length - 1 ? () => move(index, index + 1) : undefined}
            />
          )
        })}
      </Box>
      <TextButton
        label={{ text: t("addProgramme") }}
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ mt: 1 }}
        onClick={addEmpty}
      />
    </Box>
  )
}
