import { Box, Typography } from "@mui/material"
import { useRef } from "react"
import { TextInput } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"

import {
  type ColourRole,
  defaultColours,
  isColour,
  isReadable,
  nearestReadable,
  ratioOf,
  structureOf,
  textOn,
} from "#domain/content/colours.ts"
import { formats } from "#domain/content/text-formats.ts"

import { TextButton } from "../../kit/dialog/text-button.tsx"
import { useColourTexts } from "./colour-texts.ts"

interface ColourProps {
  source: string
  label: string
}

const white = "#ffffff"

const box = { borderRadius: 1, px: 1.5, py: 0.75, fontWeight: 700 }

/** How the website shows a colour in its role. */
function Sample({ role, colour }: { role: ColourRole; colour: string }) {
  const t = useColourTexts()
  const isMain = role === "main"
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <Box
        component="span"
        sx={{ ...box, bgcolor: colour, color: isMain ? textOn(colour).text : white }}
      >
        {t(isMain ? "menu" : "button")}
      </Box>
      <Box
        component="span"
        sx={{
          ...box,
          bgcolor: "#fffdf8",
          color: isMain ? structureOf(colour).text : colour,
          border: 1,
          borderColor: "divider",
        }}
      >
        {t(isMain ? "heading" : "label")}
      </Box>
    </Box>
  )
}

const ratioText = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

interface ContrastProps {
  role: ColourRole
  colour: string
  onChoose: (colour: string) => void
}

/** Whether text can be read, and the nearest colour with which it can. */
function Contrast({ role, colour, onChoose }: ContrastProps) {
  const t = useColourTexts()
  const near = isReadable(role, colour) ? undefined : nearestReadable(role, colour)
  return (
    <Box sx={{ mt: 1 }}>
      <Typography
        component="output"
        variant="body2"
        color={near ? "error" : "textSecondary"}
        sx={{ display: "block" }}
      >
        {t(near ? "refused" : "passes", {
          ratio: ratioText(ratioOf(role, colour)),
          colour: near ?? colour,
        })}
      </Typography>
      {near && (
        <TextButton label={{ text: t("take", { colour: near }) }} onClick={() => onChoose(near)} />
      )}
    </Box>
  )
}

/** A colour as text and by the browser's picker, with its contrast and how the website shows it. */
export function ColourInput({ source, label }: ColourProps) {
  const t = useColourTexts()
  const role: ColourRole = source.endsWith("accent") ? "accent" : "main"
  const { setValue } = useFormContext()
  const typed = String(useWatch({ name: source }) ?? "")
  const colour = formats.colour(typed) ?? ""
  const isKnown = isColour(colour)
  const field = useRef<HTMLInputElement>(null)
  const choose = (value: string) => setValue(source, value, { shouldDirty: true })
  /** The button that was pressed is gone afterwards. */
  const chooseByButton = (value: string) => {
    choose(value)
    field.current?.focus()
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start", flexWrap: "wrap" }}>
        <TextInput
          source={source}
          label={label}
          isRequired
          helperText={t(`hints.${role}`)}
          inputRef={field}
          sx={{ maxWidth: "20em" }}
        />
        <input
          type="color"
          aria-label={t("choose", { label })}
          value={isKnown ? colour : defaultColours[role]}
          onChange={(event) => choose(event.target.value)}
          style={{ width: 48, height: 44, padding: 2, marginBlockStart: 8 }}
        />
        {colour !== defaultColours[role] && (
          <TextButton
            label={{ text: t("reset") }}
            sx={{ mt: 1 }}
            onClick={() => chooseByButton(defaultColours[role])}
          />
        )}
      </Box>
      {isKnown && <Sample role={role} colour={colour} />}
      {isKnown && <Contrast role={role} colour={colour} onChoose={chooseByButton} />}
    </Box>
  )
}
