import { defineMessages } from "../messages/define-messages.ts"

/** Why a file cannot be read as a table, in both languages. */
export const fileFaultTexts = defineMessages({
  is_pdf: [
    "This is a PDF. Choose the table itself, as Excel (.xlsx) or CSV.",
    "यह PDF है। तालिका को ही Excel (.xlsx) या CSV के रूप में चुनें।",
  ],
  is_picture: [
    "This is a picture. Choose the table itself, as Excel (.xlsx) or CSV.",
    "यह चित्र है। तालिका को ही Excel (.xlsx) या CSV के रूप में चुनें।",
  ],
  is_xls: [
    "This is a workbook of an old format (.xls). Open it, choose 'Save as' and 'Excel Workbook (.xlsx)', and choose the new file here.",
    "यह पुराने प्रारूप (.xls) की वर्कबुक है। इसे खोलकर 'Save as' में 'Excel Workbook (.xlsx)' चुनें, और नई फ़ाइल यहाँ चुनें।",
  ],
  is_binary_workbook: [
    "This is a workbook in a binary format (.xlsb). Open it, choose 'Save as' and 'Excel Workbook (.xlsx)', and choose the new file here.",
    "यह बाइनरी प्रारूप (.xlsb) की वर्कबुक है। इसे खोलकर 'Save as' में 'Excel Workbook (.xlsx)' चुनें, और नई फ़ाइल यहाँ चुनें।",
  ],
  is_ods: [
    "This is a spreadsheet of LibreOffice (.ods). Choose 'Save as' and 'Excel 2007-365 (.xlsx)', and choose the new file here.",
    "यह LibreOffice की स्प्रेडशीट (.ods) है। 'Save as' में 'Excel 2007-365 (.xlsx)' चुनें, और नई फ़ाइल यहाँ चुनें।",
  ],
  is_protected: [
    "This workbook is protected with a password. In Excel choose File, Info, Protect Workbook, Encrypt with Password, empty the password, save, and choose the file again.",
    "यह वर्कबुक पासवर्ड से सुरक्षित है। Excel में File, Info, Protect Workbook, Encrypt with Password चुनें, पासवर्ड हटाएँ, सहेजें, और फ़ाइल फिर से चुनें।",
  ],
  is_web_page: [
    "This file is named like a workbook, but holds a web page or XML. Open it in Excel, choose 'Save as' and 'Excel Workbook (.xlsx)', and choose the new file here.",
    "इस फ़ाइल का नाम वर्कबुक जैसा है, पर इसमें वेब पेज या XML है। इसे Excel में खोलकर 'Save as' में 'Excel Workbook (.xlsx)' चुनें, और नई फ़ाइल यहाँ चुनें।",
  ],
  not_utf8: [
    "Row {row} has letters that cannot be read, because the file is not in UTF-8. Save it as Excel (.xlsx), or in Excel as 'CSV UTF-8'.",
    "पंक्ति {row} के अक्षर पढ़े नहीं जा सकते, क्योंकि फ़ाइल UTF-8 में नहीं है। इसे Excel (.xlsx) या 'CSV UTF-8' के रूप में सहेजें।",
  ],
  legacy_font: [
    "The Hindi of this file is written for a font such as Kruti Dev, and would be stored as Latin letters. Convert it to Unicode (Mangal, Nirmala) first.",
    "इस फ़ाइल की हिन्दी Kruti Dev जैसे फ़ॉण्ट में लिखी है, और अंग्रेज़ी अक्षरों में सहेजी जाती। पहले इसे यूनिकोड (Mangal, Nirmala) में बदलें।",
  ],
  not_a_table: [
    "This is not a table. Choose an Excel workbook (.xlsx) or a CSV file.",
    "यह तालिका नहीं है। Excel वर्कबुक (.xlsx) या CSV फ़ाइल चुनें।",
  ],
  damaged: [
    "This workbook is damaged or incomplete. Open it in Excel, save it again, and choose the new file.",
    "यह वर्कबुक ख़राब या अधूरी है। इसे Excel में खोलकर फिर से सहेजें, और नई फ़ाइल चुनें।",
  ],
  too_much: [
    "This file has too many rows or too much formatting. At most 30,000 filled rows are read. Copy the filled rows into a new workbook, or split it into several.",
    "इस फ़ाइल में बहुत अधिक पंक्तियाँ या फ़ॉर्मैटिंग हैं। अधिक से अधिक 30,000 भरी पंक्तियाँ पढ़ी जाती हैं। भरी पंक्तियाँ नई वर्कबुक में कॉपी करें, या उसे कई फ़ाइलों में बाँटें।",
  ],
  empty: ["There is nothing in this file.", "इस फ़ाइल में कुछ नहीं है।"],
  columns_missing: [
    "No row names every column that is needed. Missing: {columns}",
    "किसी पंक्ति में सभी आवश्यक कॉलमों के नाम नहीं हैं। ये नहीं हैं: {columns}",
  ],
  heading_twice: [
    "These headings mean the same column: {columns}. Rename or delete the one that is not meant.",
    "इन शीर्षकों का एक ही अर्थ है: {columns}। जो नहीं चाहिए उसका नाम बदलें या उसे हटाएँ।",
  ],
})

export type FileFault = keyof typeof fileFaultTexts

/** What happened to a cell, so that its value is not known for certain, in both languages. */
export const cellFaultTexts = defineMessages({
  cell_error: [
    "The spreadsheet shows an error here. Correct the formula, or type the value.",
    "स्प्रेडशीट में यहाँ त्रुटि है। सूत्र ठीक करें, या मान लिखें।",
  ],
  formula: [
    "This is a formula without a result. Type the value, or open and save the file in Excel.",
    "यह बिना परिणाम का सूत्र है। मान लिखें, या फ़ाइल Excel में खोलकर सहेजें।",
  ],
  stray_quote: [
    'There is a quotation mark (") that does not belong here. Delete it, or save the table as Excel (.xlsx).',
    'यहाँ एक अनावश्यक उद्धरण-चिह्न (") है। उसे हटाएँ, या तालिका Excel (.xlsx) के रूप में सहेजें।',
  ],
  too_many_cells: [
    "This row has more cells than the headings, so its values may stand in the wrong columns. Put a text with a comma between quotation marks.",
    "इस पंक्ति में शीर्षकों से अधिक ख़ाने हैं, इसलिए मान ग़लत कॉलम में हो सकते हैं। अल्पविराम वाले पाठ को उद्धरण-चिह्नों में रखें।",
  ],
  became_date: [
    "The spreadsheet has turned this into a date. Format the column as Text, and type the value again.",
    "स्प्रेडशीट ने इसे तिथि बना दिया है। कॉलम को Text फ़ॉर्मैट करें, और मान फिर से लिखें।",
  ],
  scientific: [
    "The spreadsheet has shortened this number, and its last digits are lost. Format the column as Text, and type the number again.",
    "स्प्रेडशीट ने यह संख्या छोटी कर दी है, और इसके अन्तिम अंक खो गए हैं। कॉलम को Text फ़ॉर्मैट करें, और संख्या फिर से लिखें।",
  ],
  zeros_lost: [
    "Other values of this column have zeros in front. If this one had them too, format the column as Text, and type it again.",
    "इस कॉलम के अन्य मानों के आगे शून्य हैं। यदि इसके आगे भी थे, तो कॉलम को Text फ़ॉर्मैट करें, और इसे फिर से लिखें।",
  ],
  letters_lost: [
    "Letters of this text were lost when the file was saved. Save it as Excel (.xlsx) or as 'CSV UTF-8', and type the text again.",
    "फ़ाइल सहेजते समय इस पाठ के अक्षर खो गए। इसे Excel (.xlsx) या 'CSV UTF-8' के रूप में सहेजें, और पाठ फिर से लिखें।",
  ],
  legacy_font: [
    "This Hindi is written for a font such as Kruti Dev. Convert it to Unicode (Mangal, Nirmala).",
    "यह हिन्दी Kruti Dev जैसे फ़ॉण्ट में लिखी है। इसे यूनिकोड (Mangal, Nirmala) में बदलें।",
  ],
  merged: [
    "This cell is merged with its neighbour. Unmerge them, and fill in both.",
    "यह ख़ाना पास के ख़ाने से जुड़ा (merged) है। उन्हें अलग करें, और दोनों भरें।",
  ],
  date_ambiguous: [
    "Day and month of this date could be the other way round. Write it with the month's name, for example 27-Mar-2007.",
    "इस तिथि के दिन और माह उलटे हो सकते हैं। इसे माह के नाम से लिखें, जैसे 27-Mar-2007।",
  ],
  date_american: [
    "This date has the month before the day. Write the day first, for example 27-03-2007.",
    "इस तिथि में माह दिन से पहले है। पहले दिन लिखें, जैसे 27-03-2007।",
  ],
  date_number: [
    "This is the spreadsheet's number of a day. Format the column as Date, and save the file again.",
    "यह स्प्रेडशीट की दिन-संख्या है। कॉलम को Date फ़ॉर्मैट करें, और फ़ाइल फिर से सहेजें।",
  ],
  aadhaar_masked: [
    "This Aadhaar number is shortened, and no student with this URN has one that ends like it. Write all 12 digits.",
    "यह आधार संख्या छिपाई हुई है, और इस URN के किसी विद्यार्थी की संख्या के अन्त में ये अंक नहीं हैं। सभी 12 अंक लिखें।",
  ],
  date_with_time: [
    "This date has a time of day, so the day itself may be wrong. Type the date without a time.",
    "इस तिथि में समय भी है, इसलिए दिन ग़लत हो सकता है। तिथि बिना समय के लिखें।",
  ],
})

export type CellFault = keyof typeof cellFaultTexts
