import type { Sample } from "#domain/content/collections.ts"

import { accessibilityStatement } from "./pages/accessibility-statement.ts"
import { collegeHistory } from "./pages/college-history.ts"
import { feeRefundPolicy } from "./pages/fee-refund-policy.ts"
import { hallAndNews } from "./pages/hall-and-news.ts"
import { iqac } from "./pages/iqac.ts"
import { principalsMessage } from "./pages/principals-message.ts"
import { privacyNotice } from "./pages/privacy-notice.ts"
import { privacyPolicy } from "./pages/privacy-policy.ts"
import { rtiInformation } from "./pages/rti-information.ts"
import { studentGrievance } from "./pages/student-grievance.ts"
import { termsAndConditions } from "./pages/terms-and-conditions.ts"
import { unpublishedPages } from "./pages/unpublished.ts"
import { visionAndMission } from "./pages/vision-and-mission.ts"

export const pages = {
  "college-history": collegeHistory,
  "principals-message": principalsMessage,
  ...visionAndMission,
  iqac,
  ...hallAndNews,
  "fee-refund-policy": feeRefundPolicy,
  "privacy-policy": privacyPolicy,
  "privacy-notice": privacyNotice,
  "terms-and-conditions": termsAndConditions,
  "accessibility-statement": accessibilityStatement,
  "rti-information": rtiInformation,
  "student-grievance": studentGrievance,
  ...unpublishedPages,
} satisfies Sample<"pages">
