import { defineMessages } from "#domain/messages/define-messages.ts"

/**
 * The texts of react-admin that the console shows, with the keys of `ra-language-english`; " |||| " separates singular
 * and plural. {name} and {field_lower_first} cannot be inflected: in Hindi no postposition and no verb that agrees in
 * gender may depend on them.
 */
export const reactAdminMessages = defineMessages({
  ra: {
    action: {
      add: ["Add", "जोड़ें"],
      back: ["Back", "वापस जाएँ"],
      bulk_actions: [
        "{count} selected |||| {count} selected",
        "{count} चुना गया |||| {count} चुने गए",
      ],
      cancel: ["Cancel", "रद्द करें"],
      clear_input_value: ["Clear value", "ख़ाली करें"],
      confirm: ["Confirm", "पुष्टि करें"],
      create: ["Create", "नया जोड़ें"],
      delete: ["Delete", "हटाएँ"],
      edit: ["Edit", "सम्पादित करें"],
      list: ["List", "सूची"],
      refresh: ["Refresh", "ताज़ा करें"],
      remove_filter: ["Remove this filter", "यह फ़िल्टर हटाएँ"],
      remove_all_filters: ["Remove all filters", "सभी फ़िल्टर हटाएँ"],
      remove: ["Remove", "हटाएँ"],
      reset: ["Reset", "रीसेट करें"],
      save: ["Save", "सहेजें"],
      search: ["Search", "खोजें"],
      select_all: ["Select all", "सभी चुनें"],
      select_all_button: ["Select all", "सभी चुनें"],
      select_row: ["Select this row", "यह पंक्ति चुनें"],
      show: ["Show", "देखें"],
      sort: ["Sort", "क्रम लगाएँ"],
      undo: ["Undo", "वापस लें"],
      unselect: ["Unselect", "चयन हटाएँ"],
      close: ["Close", "बन्द करें"],
      open_menu: ["Open menu", "मेन्यू खोलें"],
      close_menu: ["Close menu", "मेन्यू बन्द करें"],
      move_up: ["Move up", "ऊपर ले जाएँ"],
      move_down: ["Move down", "नीचे ले जाएँ"],
      open: ["Open", "खोलें"],
      select_columns: ["Columns", "कॉलम"],
      search_columns: ["Search columns", "कॉलम खोजें"],
    },
    boolean: {
      true: ["Yes", "हाँ"],
      false: ["No", "नहीं"],
      null: [" ", " "],
    },
    page: {
      create: ["New {name}", "{name} जोड़ें"],
      dashboard: ["Dashboard", "डैशबोर्ड"],
      edit: ["{name}: {recordRepresentation}", "{name}: {recordRepresentation}"],
      error: ["Something went wrong", "कुछ गड़बड़ हुई है"],
      list: ["{name}", "{name}"],
      loading: ["Loading", "लोड हो रहा है"],
      not_found: ["Page not found", "पृष्ठ नहीं मिला"],
      show: ["{name}: {recordRepresentation}", "{name}: {recordRepresentation}"],
      access_denied: ["Access denied", "अनुमति नहीं है"],
      authentication_error: ["Authentication error", "प्रमाणीकरण में त्रुटि"],
    },
    message: {
      access_denied: ["Your role does not allow this page", "आपको यह पृष्ठ देखने की अनुमति नहीं है।"],
      authentication_error: [
        "Your sign-in could not be checked.",
        "आपके साइन इन की जाँच नहीं हो सकी।",
      ],
      delete_content: ["Delete this record ({name})?", "क्या यह अभिलेख ({name}) हटा दिया जाए?"],
      delete_title: ["Delete {name} {recordRepresentation}", "{name} {recordRepresentation} हटाएँ"],
      error: [
        "The page failed, and your request was not completed.",
        "ब्राउज़र में त्रुटि हुई और आपका अनुरोध पूरा नहीं हो सका।",
      ],
      invalid_form: ["Please correct what is marked.", "फ़ॉर्म में त्रुटियाँ हैं। कृपया जाँचकर ठीक करें।"],
      loading: ["Please wait", "कृपया प्रतीक्षा करें"],
      unsaved_changes: [
        "Some changes are not saved. Leave without saving them?",
        "आपके कुछ बदलाव सहेजे नहीं गए हैं। क्या बिना सहेजे पृष्ठ छोड़ दें?",
      ],
    },
    navigation: {
      clear_filters: ["Clear filters", "फ़िल्टर हटाएँ"],
      no_filtered_results: [
        "{name}: nothing matches these filters.",
        "{name}: इन फ़िल्टरों से कुछ नहीं मिला।",
      ],
      no_results: ["{name}: nothing here yet", "{name}: यहाँ अभी कुछ नहीं है"],
      page_out_of_boundaries: ["There is no page {page}", "पृष्ठ {page} उपलब्ध नहीं है"],
      page_range_info: [
        "{offsetBegin}–{offsetEnd} of {total}",
        "{total} में से {offsetBegin}–{offsetEnd}",
      ],
      partial_page_range_info: [
        "{offsetBegin}–{offsetEnd} of more than {offsetEnd}",
        "{offsetEnd} से अधिक में से {offsetBegin}–{offsetEnd}",
      ],
      current_page: ["Page {page}", "पृष्ठ {page}"],
      page: ["Go to page {page}", "पृष्ठ {page} पर जाएँ"],
      first: ["Go to first page", "पहले पृष्ठ पर जाएँ"],
      last: ["Go to last page", "अन्तिम पृष्ठ पर जाएँ"],
      next: ["Go to next page", "अगले पृष्ठ पर जाएँ"],
      previous: ["Go to previous page", "पिछले पृष्ठ पर जाएँ"],
      page_rows_per_page: ["Rows per page:", "प्रति पृष्ठ पंक्तियाँ:"],
      skip_nav: ["Skip to content", "मुख्य सामग्री पर जाएँ"],
    },
    sort: {
      sort_by: ["Sort by {field_lower_first} {order}", "क्रम: {field_lower_first}, {order}"],
      ASC: ["ascending", "आरोही"],
      DESC: ["descending", "अवरोही"],
    },
    auth: {
      auth_check_error: ["Please sign in to continue", "आगे बढ़ने के लिए कृपया साइन इन करें"],
      user_menu: ["Profile", "प्रोफ़ाइल"],
      logout: ["Sign out", "साइन आउट करें"],
    },
    notification: {
      updated: ["Saved |||| {count} records saved", "सहेजा गया |||| {count} अभिलेख सहेजे गए"],
      created: ["Added", "जोड़ा गया"],
      deleted: ["Deleted |||| {count} records deleted", "हटाया गया |||| {count} अभिलेख हटाए गए"],
      item_doesnt_exist: ["This record no longer exists", "यह अभिलेख उपलब्ध नहीं है"],
      http_error: ["The server does not answer", "सर्वर से सम्पर्क में त्रुटि हुई"],
      i18n_error: [
        "The texts of this language could not be loaded",
        "चुनी गई भाषा के शब्द लोड नहीं हो सके",
      ],
      logged_out: [
        "Your session has ended. Please sign in again.",
        "आपका सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें।",
      ],
      not_authorized: ["Your role does not allow this.", "आपको इसकी अनुमति नहीं है।"],
      offline: [
        "No connection: the data could not be read.",
        "इंटरनेट कनेक्शन नहीं है। जानकारी प्राप्त नहीं हो सकी।",
      ],
    },
    validation: {
      required: ["Please fill this in", "इसे भरना आवश्यक है"],
    },
  },
})
