import { Box, Button, Card, Chip, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { statusMessages } from "#domain/applications/messages/status-messages.ts"
import { formatRupees } from "#domain/fields/numbers.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { CorrectIcon, PrintIcon } from "../../icons.tsx"
import { usePermission } from "../../permission.tsx"
import { useConsoleLanguage } from "../../use-language.ts"
import { useValueLabels } from "../use-value-labels.ts"

function Picture({ file, alt, width }: { file: string; alt: string; width: number }) {
  const translate = useTranslate()
  const size = { width, height: 110, border: 1, borderColor: "divider", bgcolor: "#fff" }
  return file ? (
    <Box
      component="img"
      src={`/uploads/${file}`}
      alt={alt}
      sx={{ ...size, objectFit: "contain" }}
    />
  ) : (
    <Box sx={{ ...size, display: "grid", placeItems: "center" }}>
      {translate("console.applications.noPhoto")}
    </Box>
  )
}

interface HeaderProps {
  application: StaffApplication
}

function Identity({ application }: HeaderProps) {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const { id, applicant_name, course, category, status, fee, fee_status, source } = application
  const labels = useValueLabels(application.session)
  const courseName = formatValue("course", course, labels)
  return (
    <Box sx={{ flex: 1, minWidth: 260 }}>
      <Typography variant="h5" component="h2">
        {applicant_name}
      </Typography>
      <Typography sx={{ fontFamily: "monospace", fontSize: "1.1rem" }}>
        {groupAdmissionCode(id)}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: "wrap", rowGap: 1 }}>
        <Chip color="primary" label={statusMessages[status].name[language]} />
        <Chip label={`${courseName}, ${formatValue("category", category, labels)}`} />
        <Chip
          label={`${formatRupees(fee)}: ${translate(`feeStatuses.${fee_status}`)}`}
          color={fee_status === "due" ? "warning" : "success"}
          variant="outlined"
        />
        {source === "paper" && <Chip label={translate("console.applications.paper")} />}
      </Stack>
    </Box>
  )
}

function HeaderActions({ id }: { id: string }) {
  const translate = useTranslate()
  const may = usePermission()
  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        size="large"
        startIcon={<PrintIcon />}
        href={`/admission-form/print/${id}`}
        target="_blank"
      >
        {translate("console.applications.print")}
      </Button>
      {may("applications.correct") && (
        <Button
          component={Link}
          to={`/applications/${id}/correct`}
          variant="outlined"
          size="large"
          startIcon={<CorrectIcon />}
        >
          {translate("console.correct.button")}
        </Button>
      )}
    </Stack>
  )
}

/** The applicant's identity, to compare with the person at the counter. */
export function ApplicationHeader({ application }: HeaderProps) {
  const translate = useTranslate()
  const { id, applicant_name: name, image_file, signature_file } = application
  return (
    <Card sx={{ p: 2 }}>
      <Stack
        direction="row"
        spacing={3}
        useFlexGap
        sx={{ flexWrap: "wrap", rowGap: 2, alignItems: "center" }}
      >
        <Picture
          file={image_file}
          alt={translate("console.applications.photo", { name })}
          width={86}
        />
        <Picture
          file={signature_file}
          alt={translate("console.applications.signature")}
          width={180}
        />
        <Identity application={application} />
        <HeaderActions id={id} />
      </Stack>
    </Card>
  )
}
