import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  Typography,
} from "@mui/material"
import { type ReactNode, useState } from "react"
import { useFormContext, useFormState } from "react-hook-form"

import { OpenIcon } from "../kit/page/icons.tsx"
import { useTextOfKey } from "../kit/text/use-language.ts"
import { useSessionTexts } from "./texts/use-texts.ts"

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** The message key of an error, or the first one below it: the server names the entry of a list, an input has the list. */
export const firstMessage = (error: unknown): string | undefined => {
  if (!isRecord(error)) return undefined
  if (typeof error["message"] === "string") return error["message"]
  // `ref` is the element of the input.
  const parts = Object.entries(error).filter(([name]) => name !== "ref")
  for (const [, part] of parts) {
    const message = firstMessage(part)
    if (message !== undefined) return message
  }
  return undefined
}

/** The message key of the error of a value itself. */
export const useOwnError = (name: string) => {
  const { getFieldState } = useFormContext()
  const own: unknown = getFieldState(name, useFormState()).error?.message
  return typeof own === "string" ? own : undefined
}

/** Whether anything at or below these paths is wrong. */
export const useIsWrong = (...names: readonly string[]) => {
  const { getFieldState } = useFormContext()
  const state = useFormState()
  return names.some((name) => firstMessage(getFieldState(name, state).error) !== undefined)
}

interface PanelProps {
  title: string
  /** What the panel holds, in a line. */
  summary: ReactNode
  /** The paths whose errors open the panel. */
  names: readonly string[]
  startsOpen?: boolean
  children: ReactNode
}

const sectionStyle = {
  width: "100%",
  bgcolor: "transparent",
  borderTop: 2,
  borderColor: "primary.main",
  "&:before": { display: "none" },
  "& .MuiAccordionSummary-root, & .MuiAccordionDetails-root": { px: 0 },
}

/** A part of the form that can be collapsed. It opens when something in it is wrong. */
export function CollapsiblePanel({
  title,
  summary,
  names,
  startsOpen = false,
  children,
}: PanelProps) {
  const t = useSessionTexts()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const isWrong = useIsWrong(...names)
  return (
    <Accordion
      expanded={isOpen || isWrong}
      onChange={(_event, opened) => setIsOpen(opened)}
      disableGutters
      elevation={0}
      square
      slotProps={{ heading: { component: "h2" }, transition: { unmountOnExit: true, timeout: 0 } }}
      sx={sectionStyle}
    >
      <AccordionSummary expandIcon={<OpenIcon />}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="span" variant="h6" sx={{ display: "block", lineHeight: 1.3 }}>
            {title}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color={isWrong ? "error" : "textSecondary"}
            sx={{ display: "block", overflowWrap: "anywhere" }}
          >
            {isWrong ? t("wrong") : summary}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: "grid", gap: 3, minWidth: 0 }}>{children}</AccordionDetails>
    </Accordion>
  )
}

interface SectionProps {
  title: string
  hint?: string
  children: ReactNode
}

/** A titled part of a panel. */
export function PanelSection({ title, hint, children }: SectionProps) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {hint}
        </Typography>
      )}
      <Box sx={{ display: "grid", gap: 2, mt: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

/** The error of a list as a whole. */
export function ListError({ name }: { name: string }) {
  const textOfKey = useTextOfKey()
  const own = useOwnError(name)
  if (own === undefined) return null
  return (
    <Alert severity="error" role="alert" tabIndex={-1}>
      {textOfKey(own)}
    </Alert>
  )
}
