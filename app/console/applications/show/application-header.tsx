import CorrectIcon from "@mui/icons-material/EditOutlined"
import PrintIcon from "@mui/icons-material/PrintOutlined"
import { Box, Button, Card, Chip, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { statusMessages } from "#domain/applications/messages/status-messages.ts"
import { formatRupees } from "#domain/fields/numbers.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { useLanguage } from "../../use-language.ts"
import { usePermission } from "../../use-permission.ts"

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

/** The applicant's identity, to compare with the person at the counter. */
export function ApplicationHeader({ application }: { application: StaffApplication }) {
  const translate = useTranslate()
  const language = useLanguage()
  const may = usePermission()
  const { id, applicant_name: name, course, category, status, fee_status, source } = application
  return (
    <Card sx={{ p: 2 }}>
      <Stack
        direction="row"
        spacing={3}
        useFlexGap
        sx={{ flexWrap: "wrap", rowGap: 2, alignItems: "center" }}
      >
        <Picture
          file={application.image_file}
          alt={translate("console.applications.photo", { name })}
          width={86}
        />
        <Picture
          file={application.signature_file}
          alt={translate("console.applications.signature")}
          width={180}
        />
        <Box sx={{ flex: 1, minWidth: 260 }}>
          <Typography variant="h5" component="h2">
            {name}
          </Typography>
          <Typography sx={{ fontFamily: "monospace", fontSize: "1.1rem" }}>
            {groupAdmissionCode(id)}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: "wrap", rowGap: 1 }}>
            <Chip color="primary" label={statusMessages[status].name[language]} />
            <Chip
              label={`${formatValue("course", course, language)}, ${formatValue("category", category, language)}`}
            />
            <Chip
              label={`${formatRupees(application.fee)}: ${translate(`feeStatuses.${fee_status}`)}`}
              color={fee_status === "due" ? "warning" : "success"}
              variant="outlined"
            />
            {source === "paper" && <Chip label={translate("console.applications.paper")} />}
          </Stack>
        </Box>
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
      </Stack>
    </Card>
  )
}
