import { Autocomplete, TextField } from "@mui/material"

import { useValue } from "./inputs.tsx"
import { useSubjects } from "./texts/use-names.ts"
import { useSessionTexts } from "./texts/use-texts.ts"

interface SubjectsValueProps {
  /** Path of the list of codes in the form. */
  name: string
  label: string
  /** The codes to choose from; without them all subjects of the session. */
  options?: readonly string[]
  onChange?: (codes: string[]) => void
}

/** Several subjects, chosen by name. */
export function SubjectsValue({ name, label, options, onChange }: SubjectsValueProps) {
  const t = useSessionTexts()
  const { field, error } = useValue(name)
  const { subjects, subjectName } = useSubjects()
  const codes = options ?? subjects.map(({ code }) => code).filter(Boolean)
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      autoHighlight
      size="small"
      options={codes}
      value={(field.value ?? []) as string[]}
      getOptionLabel={subjectName}
      onChange={(_event, chosen) => {
        field.onChange(chosen)
        onChange?.(chosen)
      }}
      onBlur={field.onBlur}
      clearText={t("clear")}
      openText={t("showList")}
      closeText={t("hideList")}
      noOptionsText={t("noSubjects")}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          label={label}
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  )
}
