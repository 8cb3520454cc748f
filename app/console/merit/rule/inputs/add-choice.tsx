import { Button, Stack } from "@mui/material"
import { type ReactNode, useId, useState } from "react"

import { AddIcon } from "../../../icons.tsx"
import { useRuleTexts } from "../texts.ts"
import { NativeSelect } from "./chosen-settings.tsx"
import { SettingRow } from "./setting-row.tsx"

interface AddRowProps {
  id: string
  label: string
  onAdd: () => void
  /** The input. */
  children: ReactNode
}

/** An input with the button that adds what it says. */
export function AddRow({ id, label, onAdd, children }: AddRowProps) {
  const text = useRuleTexts()
  return (
    <SettingRow id={id} sentence={label} error={undefined} isWide>
      <Stack direction="row" spacing={1}>
        {children}
        <Button variant="outlined" startIcon={<AddIcon />} aria-label={label} onClick={onAdd}>
          {text("add.button")}
        </Button>
      </Stack>
    </SettingRow>
  )
}

interface AddChoiceProps {
  label: string
  /** Nothing is shown if there is nothing to add. */
  options: readonly string[]
  labelOf: (option: string) => string
  onAdd: (option: string) => void
}

/** Adds one of a list. */
export function AddChoice({ label, options, labelOf, onAdd }: AddChoiceProps) {
  const id = useId()
  const [chosen, setChosen] = useState("")
  const value = options.includes(chosen) ? chosen : options[0]
  if (value === undefined) return null
  return (
    <AddRow id={id} label={label} onAdd={() => onAdd(value)}>
      <NativeSelect {...{ id, options, labelOf, value }} onValue={setChosen} />
    </AddRow>
  )
}
