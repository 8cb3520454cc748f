import { MenuItem, TextField, type TextFieldProps } from "@mui/material"

interface SelectFieldProps<Id> extends Omit<TextFieldProps, "onChange" | "select" | "variant"> {
  choices: readonly { id: Id; name: string }[]
  onChange?: (id: Id) => void
}

/** A field whose value is one of a list. */
export function SelectField<Id extends string | number>(props: SelectFieldProps<Id>) {
  const { choices, onChange, ...rest } = props
  return (
    <TextField {...rest} select onChange={({ target }) => onChange?.(target.value as Id)}>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
