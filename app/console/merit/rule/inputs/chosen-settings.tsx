import { Checkbox, FormControlLabel, TextField, Typography } from "@mui/material"

import { useSetting } from "../editing.ts"
import { describedBy, type SettingProps, SettingRow } from "./setting-row.tsx"

interface ChoiceProps extends SettingProps {
  choices: readonly { value: string; label: string }[]
  value?: string
  onValue?: (value: string) => void
}

/** A choice of a list, in the browser's own control. */
export function ChoiceSetting({ path, sentence, choices, value, onValue }: ChoiceProps) {
  const setting = useSetting(path)
  const { id, ownError: error } = setting
  return (
    <SettingRow {...{ id, sentence, error }} isWide>
      <TextField
        id={id}
        select
        hiddenLabel
        size="small"
        margin="none"
        fullWidth
        value={value ?? setting.value ?? ""}
        error={error !== undefined}
        slotProps={{ select: { native: true }, htmlInput: describedBy(id, error) }}
        onChange={({ target }) => (onValue ?? setting.set)(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </TextField>
    </SettingRow>
  )
}

/** A part of the rule that may be left out; `start` is its value when it is switched on. */
export function TickSetting({
  path,
  sentence,
  start = true,
  off,
}: SettingProps & { start?: unknown; off?: unknown }) {
  const { value, set } = useSetting(path)
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={Boolean(value)}
          onChange={({ target }) => set(target.checked ? start : off)}
        />
      }
      label={<Typography variant="body2">{sentence}</Typography>}
    />
  )
}
