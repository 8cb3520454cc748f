/** English messages: bulk actions. */
export const bulkEn = {
  console: {
    bulk: {
      selectAll: "Select the %{smart_count} that matches |||| Select all %{smart_count} that match",
      selectAllUncounted: "Select all that match",
      selectFirst: "Select the first %{limit} of %{total}",
      limit:
        "The first %{limit} are selected: no more can be selected at once. Filter the list for the others.",
      plan: "%{count} of %{smart_count} selected record will be changed. |||| %{count} of %{smart_count} selected records will be changed.",
      progress: "%{progress} of %{count} …",
      result: "%{done} of %{smart_count} done.",
      skipped: "Skipped: %{smart_count}",
      alreadySeen: "Seen already.",
      alreadyDisabled: "Disabled already.",
      alreadyEnabled: "Active already.",
      unchanged: "Changed meanwhile, or there is no such record any more.",
    },
  },
}
