import AddIcon from "@mui/icons-material/Add"
import { Box, FormLabel, Typography } from "@mui/material"
import type { ReactNode } from "react"
import {
  ArrayInput,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  useTranslate,
} from "react-admin"

import { TextButton } from "../text-button.tsx"

interface ListInputProps {
  source: string
  label: string
  /** Inputs of each entry. */
  children: ReactNode
}

function AddButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator()
  const translate = useTranslate()
  return (
    <TextButton
      label="console.content.add"
      aria-label={translate("console.content.addTo", { label })}
      startIcon={<AddIcon />}
      onClick={() => add()}
    />
  )
}

/** Always visible, not only on hover: keyboard users need the buttons too. */
const buttonsShown = { "& .RaSimpleFormIterator-action": { visibility: "visible" } }

/** A sortable list of values of the same schema. */
export function ListInput({ source, label, children }: ListInputProps) {
  return (
    <ArrayInput source={source} label={label} helperText={false}>
      <SimpleFormIterator
        fullWidth
        disableClear
        sx={buttonsShown}
        getItemLabel={(index) => `${index + 1}.`}
        addButton={<AddButton label={label} />}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  )
}

interface GroupProps {
  label: string
  hint?: string
  isWrong?: boolean
  children: ReactNode
}

/** A labelled group of fields. */
export function Group({ label, hint = "", isWrong = false, children }: GroupProps) {
  return (
    <Box
      component="fieldset"
      sx={{
        width: "100%",
        minWidth: 0,
        mx: 0,
        mb: 2,
        px: { xs: 1.5, sm: 2 },
        border: 1,
        borderColor: isWrong ? "error.main" : "divider",
        borderRadius: 1,
      }}
    >
      <FormLabel component="legend" error={isWrong} sx={{ px: 0.5 }}>
        {label}
      </FormLabel>
      {hint && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  )
}

/** English and Hindi inputs of an upload's text. */
export function UploadTexts({ source, name }: { source: string; name: "alt" | "title" }) {
  const translate = useTranslate()
  const label = translate(`console.content.fields.${name}`)
  return (["en", "hi"] as const).map((language) => (
    <Box key={language} lang={language}>
      <TextInput
        source={`${source}.${language}`}
        label={translate(`console.content.in.${language}`, { label })}
        fullWidth
        helperText={false}
      />
    </Box>
  ))
}
