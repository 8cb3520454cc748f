import { Box, FormLabel, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"
import {
  ArrayInput,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  ValidationError,
} from "react-admin"

import { OpeningButton, TextButton } from "../../kit/dialog/text-button.tsx"
import { AddIcon } from "../../kit/page/icons.tsx"
import { lazyPart } from "../../kit/page/lazy-page.tsx"
import { type Label, useLabel, useText } from "../../kit/text/use-language.ts"
import { useLanguageOrder } from "../entry.tsx"
import type { Medium } from "../uploads/upload-form.tsx"

/** The media library, whose scripts are loaded when it is opened. */
export const MediaDialog = lazyPart(
  async () => (await import("../uploads/media-dialog.tsx")).MediaDialog,
)

interface ListInputProps {
  source: string
  label: string
  /** Whether the label is on the page already. */
  isLabelled?: boolean
  /** Inputs of each entry. */
  children: ReactNode
}

function AddButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator()
  const t = useText()
  return (
    <TextButton
      label="console.content.add"
      aria-label={t("console.content.addTo", { label })}
      startIcon={<AddIcon />}
      onClick={() => add()}
    />
  )
}

/** Always visible, not only on hover: keyboard users need the buttons too. */
const buttonsShown = { "& .RaSimpleFormIterator-action": { visibility: "visible" } }

export function ListInput({ source, label, isLabelled = false, children }: ListInputProps) {
  return (
    <ArrayInput source={source} label={isLabelled ? false : label} helperText={false}>
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
  /** Where its value is in the record. */
  source?: string
  label: string
  hint?: string
  isWrong?: boolean
  children: ReactNode
}

/** A rule above a group, none above a group in a group. Floating, the legend is below the rule. */
const groupStyle = {
  width: "100%",
  minWidth: 0,
  m: 0,
  my: 2,
  p: 0,
  pt: 1,
  border: 0,
  borderTop: 2,
  borderColor: "primary.main",
  "& > legend": {
    float: "left",
    width: "100%",
    mb: 0.5,
    typography: "h6",
    "&:not(.Mui-error)": { color: "text.primary" },
  },
  "& > legend + *": { clear: "both" },
  "fieldset &": { borderTop: 0, my: 1, "& > legend": { typography: "subtitle2" } },
}

export function Group({ source, label, hint = "", isWrong = false, children }: GroupProps) {
  return (
    <Box
      component="fieldset"
      data-place={source}
      sx={[groupStyle, isWrong && { borderColor: "error.main" }]}
    >
      <FormLabel component="legend" error={isWrong}>
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

interface UploadChoiceProps {
  kind: Medium["kind"]
  /** Of the button and of the dialog. */
  label: Label
  shown: ReactNode
  error: string | undefined
  onChoose: (medium: Medium) => void
  children?: ReactNode
}

/** The chosen upload, and a button that opens the media library. */
export function UploadChoice({ kind, label, shown, error, onChoose, children }: UploadChoiceProps) {
  const labelOf = useLabel()
  return (
    <>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: "wrap", alignItems: "center", mb: 1 }}
      >
        {shown}
        <OpeningButton label={label} variant="outlined">
          {(close) => (
            <MediaDialog
              kind={kind}
              title={labelOf(label)}
              onChoose={(medium) => {
                onChoose(medium)
                close()
              }}
              onClose={close}
            />
          )}
        </OpeningButton>
        {children}
      </Stack>
      {error && (
        <FormLabel error role="alert" tabIndex={-1}>
          <ValidationError error={error} />
        </FormLabel>
      )}
    </>
  )
}

export function UploadTexts({ source, name }: { source: string; name: "alt" | "title" }) {
  const t = useText()
  const label = t(`console.content.fields.${name}`)
  return useLanguageOrder().map((language, index) => (
    <Box key={language} lang={language}>
      <TextInput
        source={`${source}.${language}`}
        label={t(`console.content.in.${language}`, { label })}
        isRequired={index === 0}
        fullWidth
        helperText={false}
      />
    </Box>
  ))
}
