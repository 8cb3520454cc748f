import { Button, Stack, TextField } from "@mui/material"
import { useId, useState } from "react"

import { AddIcon } from "../../../icons.tsx"
import { useRuleTexts } from "../use-rule-texts.ts"
import { SettingRow } from "./setting-row.tsx"

interface AddChoiceProps {
  label: string
  /** Nothing is shown if there is nothing to add. */
  choices: readonly { value: string; label: string }[]
  onAdd: (value: string) => void
}

/** Adds one of a list. */
export function AddChoice({ label, choices, onAdd }: AddChoiceProps) {
  const text = useRuleTexts()
  const id = useId()
  const [chosen, setChosen] = useState("")
  const value = choices.find((one) => one.value === chosen)?.value ?? choices[0]?.value
  if (value === undefined) return null
  return (
    <SettingRow id={id} sentence={label} error={undefined} isWide>
      <Stack direction="row" spacing={1}>
        <TextField
          id={id}
          select
          hiddenLabel
          size="small"
          margin="none"
          fullWidth
          value={value}
          slotProps={{ select: { native: true } }}
          onChange={({ target }) => setChosen(target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </TextField>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          aria-label={label}
          onClick={() => onAdd(value)}
        >
          {text("add.button")}
        </Button>
      </Stack>
    </SettingRow>
  )
}
