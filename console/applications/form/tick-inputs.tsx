import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
} from "@mui/material"

import type { FormValues } from "#domain/applications/form/form-values.ts"

import { useValueLabels } from "../use-application.ts"
import { fixedChoicesOf } from "./choices-of.ts"

interface TickProps {
  field: string
  value: FormValues[string]
  label: string
  note: string | undefined
  isWrong: boolean
  onChange: (field: string, value: FormValues[string]) => void
}

const wholeRow = { gridColumn: "1 / -1" }

/** Checkbox group for a field with several values. */
export function Several({ field, value, label, note, isWrong, onChange }: TickProps) {
  const labels = useValueLabels()
  const ticked = Array.isArray(value) ? value : []
  return (
    <FormControl component="fieldset" error={isWrong} sx={wholeRow}>
      <FormLabel component="legend">{label}</FormLabel>
      <Box sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))" }}>
        {fixedChoicesOf(field, labels).map((choice, index) => (
          <FormControlLabel
            key={choice.value}
            label={choice.name}
            control={
              <Checkbox
                // The first checkbox has the field's name as id, so that focusing the field finds it.
                id={index === 0 ? field : `${field}-${choice.value}`}
                size="small"
                checked={ticked.includes(choice.value)}
                onChange={(_, isTicked) =>
                  onChange(
                    field,
                    isTicked
                      ? [...ticked, choice.value]
                      : ticked.filter((one) => one !== choice.value),
                  )
                }
              />
            }
          />
        ))}
      </Box>
      <FormHelperText id={`${field}-note`}>{note}</FormHelperText>
    </FormControl>
  )
}

/** A single checkbox; checked means "yes". */
export function Tick({ field, value, label, note, isWrong, onChange }: TickProps) {
  return (
    <FormControl error={isWrong} sx={wholeRow}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={field}
            checked={value === "yes"}
            slotProps={{ input: { "aria-describedby": `${field}-note` } }}
            onChange={(_, isTicked) => onChange(field, isTicked ? "yes" : "no")}
          />
        }
      />
      <FormHelperText id={`${field}-note`}>{note}</FormHelperText>
    </FormControl>
  )
}
