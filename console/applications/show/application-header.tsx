import { Typography, Box, Button, Chip, Link, Stack } from "@mui/material"
import { useState, useEffect, useRef } from "react"
import { Link as RouterLink, useLocation } from "react-router-dom"

import { formatValue } from "#domain/applications/format-value.ts"
import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import { admittedUrnOf } from "#domain/applications/stored-application.ts"

import { requestData } from "../../api/api-client.ts"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../../kit/dialog/text-button.tsx"
import { KeyHint } from "../../kit/keys/key.tsx"
import { useKey } from "../../kit/keys/use-keys.ts"
import { CopiedLink } from "../../kit/page/copied-link.tsx"
import { CorrectIcon, PrintIcon } from "../../kit/page/icons.tsx"
import { useText, useConsoleLanguage } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { useApplication, useValueLabels } from "../use-application.ts"
import { Facts } from "./facts.tsx"
import { BackToCounter, Neighbours } from "./neighbours.tsx"
import { Pictures } from "./pictures.tsx"
import { printSheet } from "./print-sheet.ts"
import { ProposeButton } from "./proposal.tsx"

/**
 * Gives the link that opens the applicant's sheet, for an applicant who has lost it. It holds the admission code, which the
 * console shows nowhere else; each look is audited.
 */
function ApplicantLinkDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const language = useConsoleLanguage()
  const [link, setLink] = useState<string>()
  const read = async () => {
    const path = `/applications/${encodeURIComponent(id)}/link`
    setLink((await requestData<{ link: string }>("POST", path, { language })).link)
  }
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="sm"
      send={read}
      staysOpen
      title={t("console.applications.link")}
      closeLabel="ra.action.close"
      {...(!link && { submit: { label: "console.applications.linkShow" } })}
    >
      {link ? (
        <CopiedLink link={link} hint="console.applications.linkHint" />
      ) : (
        <Typography>{t("console.applications.linkWhy")}</Typography>
      )}
    </FormDialog>
  )
}

function ApplicantLinkButton({ id }: { id: string }) {
  return (
    <OpeningButton label="console.applications.link">
      {(close) => <ApplicantLinkDialog id={id} onClose={close} />}
    </OpeningButton>
  )
}

/** The student that an admission made, with its admission number. */
function Student() {
  const application = useApplication()
  const t = useText()
  const may = usePermission()
  const urn = admittedUrnOf(application)
  const admission = application.events.findLast(
    (event) => event.kind === "status" && event.data.to === "admitted",
  )
  if (urn === undefined || admission?.kind !== "status") return null
  const number = admission.data.admission_number ?? ""
  return (
    <Typography>
      {t("console.record.admissionNumber", { number })}
      {may("students.read") && (
        <Link
          component={RouterLink}
          to={`/students/${encodeURIComponent(urn)}/show`}
          sx={{ ml: 1 }}
        >
          {t("console.record.student")}
        </Link>
      )}
    </Typography>
  )
}

/** A value that decides on the fee; leads to its field if the role may correct it. */
function CorrectableChip({ field, value }: Record<"field" | "value", string>) {
  const { id } = useApplication()
  const t = useText()
  const may = usePermission()
  if (!may("applications.correct")) return <Chip size="small" label={value} />
  const label = t("console.record.correctValue", { value })
  return (
    <Chip
      size="small"
      label={value}
      clickable
      component={RouterLink}
      to={`/applications/${id}/correct`}
      state={{ field }}
      title={label}
      aria-label={label}
    />
  )
}

/** What the applicant was told with the last change of status, where the status needs a reason. */
function StatusReason() {
  const { events, status } = useApplication()
  const last = events.findLast((event) => event.kind === "status")
  const reason = last?.kind === "status" && last.data.to === status ? last.data.reason : ""
  if (!reason) return null
  return <Typography sx={{ width: "100%", overflowWrap: "anywhere" }}>{reason}</Typography>
}

/** Name, application number and status. The name takes the focus when the record opens, so that its keys work at once. */
function Identity() {
  const t = useText()
  const language = useConsoleLanguage()
  const { id, applicant_name, course, category, status, source, session } = useApplication()
  const labels = useValueLabels(session)
  const may = usePermission()
  const name = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation() as { state: { isEntered?: boolean; corrected?: unknown } | null }
  const isElsewhere = Boolean(state?.isEntered ?? state?.corrected)
  useEffect(() => {
    // A dialog that opened meanwhile keeps the focus.
    const isCovered = document.querySelector("[role=dialog]") !== null
    if (!isElsewhere && !isCovered) name.current?.focus({ preventScroll: true })
  }, [isElsewhere])
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        gridArea: "identity",
        flexWrap: "wrap",
        columnGap: 2,
        rowGap: 0.5,
        alignItems: "center",
        alignContent: "start",
      }}
    >
      <Typography
        ref={name}
        tabIndex={-1}
        variant="h5"
        component="h2"
        sx={{ outline: "none", overflowWrap: "anywhere" }}
      >
        {applicant_name}
      </Typography>
      <Typography sx={{ fontFamily: "monospace", fontSize: "1.1rem" }}>{id}</Typography>
      <Chip size="small" color="primary" label={staffStatusMessages[status].name[language]} />
      <CorrectableChip field="course" value={formatValue("course", course, labels)} />
      <CorrectableChip field="category" value={formatValue("category", category, labels)} />
      {may("applications.link") && <ApplicantLinkButton id={id} />}
      {source === "paper" && <Chip size="small" label={t("console.applications.paper")} />}
      <Student />
      <StatusReason />
    </Stack>
  )
}

interface HeaderProps {
  /** Whether the record was opened at the counter, not from a list. */
  isCounter: boolean
}

function HeaderActions({ isCounter }: HeaderProps) {
  const { id } = useApplication()
  const t = useText()
  const may = usePermission()
  const language = useConsoleLanguage()
  useKey("p", () => printSheet(id, language))
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        aria-keyshortcuts="P"
        onClick={() => printSheet(id, language)}
      >
        {t("console.applications.print")}
        <KeyHint name="P" />
      </Button>
      {may("applications.correct") && (
        <Button
          component={RouterLink}
          to={`/applications/${id}/correct`}
          variant="outlined"
          startIcon={<CorrectIcon />}
        >
          {t("console.correct.button")}
        </Button>
      )}
      <ProposeButton />
      <Box sx={{ flex: 1 }} />
      {isCounter ? <BackToCounter /> : <Neighbours id={id} />}
    </Stack>
  )
}

/** On a phone the facts stand below the pictures. */
const besidePictures = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  gridTemplateAreas: {
    xs: '"pictures identity" "facts facts"',
    sm: '"pictures identity" "pictures facts"',
  },
  columnGap: 2,
  rowGap: 1,
}

/** The applicant's identity, to compare with the person at the counter, and what decides on the application. */
export function ApplicationHeader({ isCounter }: HeaderProps) {
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <HeaderActions isCounter={isCounter} />
      <Box sx={besidePictures}>
        <Box sx={{ gridArea: "pictures" }}>
          <Pictures />
        </Box>
        <Identity />
        <Facts />
      </Box>
    </Box>
  )
}
