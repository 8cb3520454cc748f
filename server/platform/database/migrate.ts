import type { Kysely } from "kysely"
import { Migrator } from "kysely/migration"

import { baseline } from "./migrations/0001-baseline.ts"
import { admissionSessions } from "./migrations/0002-admission-sessions.ts"
import { formVersion } from "./migrations/0003-form-version.ts"
import { programmes } from "./migrations/0004-programmes.ts"
import { studentList } from "./migrations/0005-student-list.ts"
import { searchTokens } from "./migrations/0006-search-tokens.ts"
import { courseSubjects } from "./migrations/0007-course-subjects.ts"
import { feeJournal } from "./migrations/0008-fee-journal.ts"
import { trash } from "./migrations/0009-trash.ts"
import { merit } from "./migrations/0010-merit.ts"
import { workLists } from "./migrations/0011-work-lists.ts"
import { meritMarks } from "./migrations/0012-merit-marks.ts"
import { meritObjections } from "./migrations/0013-merit-objections.ts"
import { openApplications } from "./migrations/0014-open-applications.ts"
import { publicMeritLists } from "./migrations/0015-public-merit-lists.ts"
import { erasurePlans } from "./migrations/0016-erasure-plans.ts"
import { lostFiles } from "./migrations/0017-lost-files.ts"
import { meritAnswers } from "./migrations/0019-merit-answers.ts"
import { idempotencyKeys } from "./migrations/0020-idempotency-keys.ts"
import { applicationNumbers } from "./migrations/0021-application-numbers.ts"
import { studentSignIn } from "./migrations/0023-student-sign-in.ts"
import { staffPasskeys } from "./migrations/0024-staff-passkeys.ts"
import { duplicates } from "./migrations/0025-duplicates.ts"
import { applicationOrigins } from "./migrations/0026-application-origins.ts"
import { numberRequired } from "./migrations/0027-number-required.ts"
import { networkPacing } from "./migrations/0028-network-pacing.ts"
import { studentNumbers } from "./migrations/0029-student-numbers.ts"
import { auditDetails } from "./migrations/0030-audit-details.ts"
import { searchVocabulary } from "./migrations/0031-search-vocabulary.ts"
import { meritDrafts } from "./migrations/0032-merit-drafts.ts"
import { nameSpellings } from "./migrations/0033-name-spellings.ts"
import { journalDays } from "./migrations/0034-journal-days.ts"
import { correctionProposals } from "./migrations/0036-correction-proposals.ts"
import { identityKinds } from "./migrations/0037-identity-kinds.ts"
import { queryAnswers } from "./migrations/0038-query-answers.ts"
import { documents } from "./migrations/0039-documents.ts"
import { formDrafts } from "./migrations/0040-form-drafts.ts"
import { outgoing } from "./migrations/0041-outgoing.ts"
import { confirmations } from "./migrations/0042-confirmations.ts"
import { missingPapers } from "./migrations/0043-missing-papers.ts"
import { faculties } from "./migrations/0044-faculties.ts"
import { pageRedirects } from "./migrations/0045-page-redirects.ts"
import { financialChanges } from "./migrations/0046-financial-changes.ts"
import { pdfTexts } from "./migrations/0047-pdf-texts.ts"
import { waivedLanguage } from "./migrations/0049-waived-language.ts"
import { grievances } from "./migrations/0050-grievances.ts"
import { furtherListPages } from "./migrations/0051-further-list-pages.ts"
import { sheetTexts } from "./migrations/0052-sheet-texts.ts"
import { videosOfOtherSites } from "./migrations/0054-videos-of-other-sites.ts"
import { partsOfPictures } from "./migrations/0055-parts-of-pictures.ts"
import { timesOfRevisions } from "./migrations/0057-times-of-revisions.ts"
import { listsOfMeritDrafts } from "./migrations/0059-lists-of-merit-drafts.ts"
import { recordRelease, requireKnownHistory } from "./schema-history.ts"
import type { Tables } from "./tables.ts"

const migrations = {
  "0001-baseline": baseline,
  "0002-admission-sessions": admissionSessions,
  "0003-form-version": formVersion,
  "0004-programmes": programmes,
  "0005-student-list": studentList,
  "0006-search-tokens": searchTokens,
  "0007-course-subjects": courseSubjects,
  "0008-fee-journal": feeJournal,
  "0009-trash": trash,
  "0010-merit": merit,
  "0011-work-lists": workLists,
  "0012-merit-marks": meritMarks,
  "0013-merit-objections": meritObjections,
  "0014-open-applications": openApplications,
  "0015-public-merit-lists": publicMeritLists,
  "0016-erasure-plans": erasurePlans,
  "0017-lost-files": lostFiles,
  "0019-merit-answers": meritAnswers,
  "0020-idempotency-keys": idempotencyKeys,
  "0021-application-numbers": applicationNumbers,
  "0023-student-sign-in": studentSignIn,
  "0024-staff-passkeys": staffPasskeys,
  "0025-duplicates": duplicates,
  "0026-application-origins": applicationOrigins,
  "0027-number-required": numberRequired,
  "0028-network-pacing": networkPacing,
  "0029-student-numbers": studentNumbers,
  "0030-audit-details": auditDetails,
  "0031-search-vocabulary": searchVocabulary,
  "0032-merit-drafts": meritDrafts,
  "0033-name-spellings": nameSpellings,
  "0034-journal-days": journalDays,
  "0036-correction-proposals": correctionProposals,
  "0037-identity-kinds": identityKinds,
  "0038-query-answers": queryAnswers,
  "0039-documents": documents,
  "0040-form-drafts": formDrafts,
  "0041-outgoing": outgoing,
  "0042-confirmations": confirmations,
  "0043-missing-papers": missingPapers,
  "0044-faculties": faculties,
  "0045-page-redirects": pageRedirects,
  "0046-financial-changes": financialChanges,
  "0047-pdf-texts": pdfTexts,
  "0049-waived-language": waivedLanguage,
  "0050-grievances": grievances,
  "0051-further-list-pages": furtherListPages,
  "0052-sheet-texts": sheetTexts,
  "0054-videos-of-other-sites": videosOfOtherSites,
  "0055-parts-of-pictures": partsOfPictures,
  "0057-times-of-revisions": timesOfRevisions,
  "0059-lists-of-merit-drafts": listsOfMeritDrafts,
}

/** The migrations this build knows, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/**
 * Runs all pending migrations, and records this release as the one that wrote the database last. Safe when several processes
 * start at once. Throws ConfigError for the database of a later release, and of a version between two releases.
 */
export const migrate = async (db: Kysely<Tables>) => {
  await requireKnownHistory(db, migrationNames)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await recordRelease(db)
}
