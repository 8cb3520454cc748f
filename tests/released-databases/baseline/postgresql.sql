SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.audit_refuse() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin raise exception 'the audit is append-only'; end $$;
CREATE FUNCTION public.audit_refuse_young() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if old.at::timestamptz > now() - interval '1 year' then
        raise exception 'the audit is append-only for a year';
      end if;
      return old;
    end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.application_events (
    id bigint NOT NULL,
    admission_code text NOT NULL,
    at text NOT NULL,
    actor text NOT NULL,
    kind text NOT NULL,
    data text NOT NULL
);
ALTER TABLE public.application_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.application_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.applications (
    admission_code text NOT NULL,
    course text NOT NULL,
    session text NOT NULL,
    aadhaar_index text NOT NULL,
    aadhaar_encrypted text NOT NULL,
    aadhaar_last_four text NOT NULL,
    bank_account_encrypted text NOT NULL,
    form text NOT NULL,
    image_file text NOT NULL,
    signature_file text NOT NULL,
    submitted_at text NOT NULL,
    status text NOT NULL,
    status_at text NOT NULL,
    status_reason text NOT NULL,
    category text NOT NULL,
    applicant_name text NOT NULL,
    name_tokens text NOT NULL,
    applicant_mobile text NOT NULL,
    day text NOT NULL,
    source text NOT NULL,
    fee_status text NOT NULL,
    fee_reference text NOT NULL,
    fee_reason text NOT NULL,
    notice_version text NOT NULL,
    submission_key text,
    content_hash text,
    fee integer NOT NULL,
    version integer NOT NULL,
    seen_at text,
    seen_by text,
    fee_at text
);
CREATE TABLE public.audit (
    id bigint NOT NULL,
    at text NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    detail text DEFAULT ''::text NOT NULL
);
ALTER TABLE public.audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.contact_messages (
    id bigint NOT NULL,
    at text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    seen_at text
);
ALTER TABLE public.contact_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.content_version (
    version integer NOT NULL
);
CREATE TABLE public.installation (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.items (
    collection text NOT NULL,
    slug text NOT NULL,
    data text NOT NULL,
    updated_at text NOT NULL,
    "position" integer NOT NULL,
    version integer NOT NULL,
    updated_by text NOT NULL,
    publish_at text,
    unpublish_at text,
    path text,
    day text
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.media (
    id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    alt_en text NOT NULL,
    alt_hi text NOT NULL,
    files text NOT NULL,
    at text NOT NULL,
    by text NOT NULL,
    width integer,
    height integer,
    bytes integer NOT NULL
);
CREATE TABLE public.previews (
    token text NOT NULL,
    collection text NOT NULL,
    slug text NOT NULL,
    data text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.processes (
    id text NOT NULL,
    started_at text NOT NULL,
    seen_at text NOT NULL,
    data text NOT NULL
);
CREATE UNLOGGED TABLE public.rate_limit_counters (
    key text NOT NULL,
    window_ends_at bigint NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.revisions (
    collection text NOT NULL,
    slug text NOT NULL,
    data text NOT NULL,
    at text NOT NULL,
    by text NOT NULL,
    version integer NOT NULL
);
CREATE TABLE public.search_index (
    collection text NOT NULL,
    slug text NOT NULL,
    search_vector tsvector NOT NULL
);
CREATE TABLE public.sign_in_attempts (
    id bigint NOT NULL,
    key text NOT NULL,
    at text NOT NULL
);
ALTER TABLE public.sign_in_attempts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sign_in_attempts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.staff (
    id text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "twoFactorEnabled" boolean,
    disabled boolean NOT NULL
);
CREATE TABLE public.staff_accounts (
    id text NOT NULL,
    "userId" text NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    password text,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text
);
CREATE TABLE public.staff_sessions (
    id text NOT NULL,
    "userId" text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    token text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text
);
CREATE TABLE public.staff_tokens (
    token_hash text NOT NULL,
    purpose text NOT NULL,
    issued_by text NOT NULL,
    expires_at text NOT NULL,
    role text,
    staff_id text,
    issued_by_id text
);
CREATE TABLE public.staff_two_factors (
    id text NOT NULL,
    "userId" text NOT NULL,
    secret text NOT NULL,
    "backupCodes" text NOT NULL,
    verified boolean,
    "failedVerificationCount" integer,
    "lockedUntil" timestamp with time zone
);
CREATE TABLE public.staff_verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.student_sessions (
    token_hash text NOT NULL,
    created_at text NOT NULL,
    seen_at text NOT NULL,
    urn text NOT NULL
);
CREATE TABLE public.students (
    urn text NOT NULL,
    aadhaar_encrypted text NOT NULL,
    aadhaar_last_four text NOT NULL,
    course text NOT NULL,
    applicant_name text NOT NULL,
    gender text NOT NULL,
    mother_name text NOT NULL,
    father_name text NOT NULL,
    dob text NOT NULL,
    blood_group text NOT NULL,
    applicant_mobile text NOT NULL,
    p_address text NOT NULL,
    first_major_subject text NOT NULL,
    second_major_subject text NOT NULL,
    minor_subject text NOT NULL,
    session text NOT NULL,
    semester text NOT NULL,
    status text NOT NULL,
    name_tokens text NOT NULL,
    updated_at text NOT NULL,
    admission_number text NOT NULL,
    card_code text NOT NULL,
    aadhaar_index text NOT NULL,
    image_file text,
    version integer NOT NULL
);
INSERT INTO public.application_events OVERRIDING SYSTEM VALUE VALUES (1, 'ABCDEFGHJKLM', '2025-07-01T06:30:00.000Z', 'Sample clerk', 'status', '{"from":"submitted","to":"query","reason":"Please bring the marksheet."}');
INSERT INTO public.applications VALUES ('ABCDEFGHJKLM', 'BSc', '2025-26', 'r3jTqli2WGWe77wn38sOKYIUyniaPUhfz76vGstEBe8', 'jPFYp80yFk48H_4kpJLEqEGlrfINof2vx4eDUPkq7k1ILS3ZBiSZ7A', '0019', 'E_Lxnl28blv5ravurAqSbX0h12RjGX_4XKImhiV0WuMCY50SFeUIMVRT', '{"highschool_percentage":"77.83","i_percentage":"82.40","course":"BSc","urn":"SU25-54274638","applicant_name":"Anjali Kushwaha","father_name":"Ramdhani Kushwaha","mother_name":"श्रीमती फूलमती देवी","dob":"2007-03-27","gender":"female","category":"obc","sub_category":"कुशवाहा","religion":"Hindu","applicant_mobile":"6000000011","whatsapp_number":"6000000012","email":"anjali.k@example.com","c_address":"द्वारा श्री रामधनी, ग्राम सोनबरसा, पोस्ट आदर्शपुर, उत्तर प्रदेश 200001","same_as_correspondence":"no","p_address":"House 14/2, Village Belwa Khurd, Post Adarshpur, Uttar Pradesh 200002","local_guardian_name":"Shyamlal Maurya","local_guardian_contact":"6000000013","local_guardian_address":"मोहल्ला पुरानी बाज़ार, आदर्शपुर","nationality":"Indian","is_minority":"no","is_upresidence":"yes","horizontal_reservation":["freedom_fighter_dependent"],"weightage":["ncc_b","nss_240_hours"],"annual_income":"96000","income_certificate_no":"IC/2025/004417","bank_name":"Sample Bank of India","bank_branch":"आदर्शपुर","bank_isfsc":"SAMP0000123","highschool_year":"2022","highschool_board":"UP Board","highschool_name":"राजकीय बालिका इण्टर कॉलेज, आदर्शपुर","highschool_roll":"1220045678","highschool_maxmarks":"600","highschool_obtmarks":"467","highschool_subject":"हिन्दी, अंग्रेज़ी, गणित, विज्ञान, सामाजिक विज्ञान, कला","i_year":"2024","i_board":"UP Board","i_name":"आदर्श इण्टर कॉलेज, सोनबरसा","i_roll":"2240098765","i_maxmarks":"500","i_obtmarks":"412","i_subject":"हिन्दी, अंग्रेज़ी, भौतिक विज्ञान, रसायन विज्ञान, गणित","is_otherenrollment":"no","has_scholarship":"yes","is_casefiled":"no","is_rustigated":"no","is_civilservant":"no","is_ufmeans":"no","agreed_to_declaration":"yes","first_major_subject":"Physics","second_major_subject":"Maths","minor_subject":"Chemistry"}', 'ABCDEFGHJKLM.image.jpg', 'ABCDEFGHJKLM.signature.jpg', '2025-07-01T06:30:00.000Z', 'query', '2025-07-01T06:30:00.000Z', 'Please bring the marksheet.', 'obc', 'Anjali Kushwaha', ' anjali kushwaha ', '6000000011', '2025-07-01', 'online', 'received', '12345', '', '2025-06-01.1', 'sample-submission-key', 'a b c', 1675, 2, '2025-07-01T06:30:00.000Z', 'Sample clerk', '2025-07-02');
INSERT INTO public.applications VALUES ('NPQRSTUVWXYZ', 'BSc', '2025-26', 'qPh4YEW2VD7uu_kzB7cSkJIjHCZNaqlSC1-tnKtmELY', 'MvbkxsArLRqrQwUMLxC4ZRPx60vbEkxjKxZK5dcqAfcB9ao2DSEGeQ', '0027', 'nU7fmrFLu0mDPJ65e54bhK4eyzzj4XkhV5LOp_NzZKv1CDYbTP6KW7mZ', '{"highschool_percentage":"77.83","i_percentage":"82.40","course":"BSc","urn":"SU25-54274639","applicant_name":"रवि कुमार","father_name":"Ramdhani Kushwaha","mother_name":"श्रीमती फूलमती देवी","dob":"2007-03-27","gender":"female","category":"obc","sub_category":"कुशवाहा","religion":"Hindu","applicant_mobile":"6000000011","whatsapp_number":"6000000012","email":"anjali.k@example.com","c_address":"द्वारा श्री रामधनी, ग्राम सोनबरसा, पोस्ट आदर्शपुर, उत्तर प्रदेश 200001","same_as_correspondence":"no","p_address":"House 14/2, Village Belwa Khurd, Post Adarshpur, Uttar Pradesh 200002","local_guardian_name":"Shyamlal Maurya","local_guardian_contact":"6000000013","local_guardian_address":"मोहल्ला पुरानी बाज़ार, आदर्शपुर","nationality":"Indian","is_minority":"no","is_upresidence":"yes","horizontal_reservation":["freedom_fighter_dependent"],"weightage":["ncc_b","nss_240_hours"],"annual_income":"96000","income_certificate_no":"IC/2025/004417","bank_name":"Sample Bank of India","bank_branch":"आदर्शपुर","bank_isfsc":"SAMP0000123","highschool_year":"2022","highschool_board":"UP Board","highschool_name":"राजकीय बालिका इण्टर कॉलेज, आदर्शपुर","highschool_roll":"1220045678","highschool_maxmarks":"600","highschool_obtmarks":"467","highschool_subject":"हिन्दी, अंग्रेज़ी, गणित, विज्ञान, सामाजिक विज्ञान, कला","i_year":"2024","i_board":"UP Board","i_name":"आदर्श इण्टर कॉलेज, सोनबरसा","i_roll":"2240098765","i_maxmarks":"500","i_obtmarks":"412","i_subject":"हिन्दी, अंग्रेज़ी, भौतिक विज्ञान, रसायन विज्ञान, गणित","is_otherenrollment":"no","has_scholarship":"yes","is_casefiled":"no","is_rustigated":"no","is_civilservant":"no","is_ufmeans":"no","agreed_to_declaration":"yes","first_major_subject":"Physics","second_major_subject":"Maths","minor_subject":"Chemistry"}', 'NPQRSTUVWXYZ.image.jpg', 'NPQRSTUVWXYZ.signature.jpg', '2025-07-01T06:30:00.000Z', 'submitted', '2025-07-01T06:30:00.000Z', '', 'obc', 'रवि कुमार', ' रवि कुमार ', '6000000011', '2025-07-01', 'paper', 'due', '', '', '2025-06-01.1', NULL, NULL, 1675, 1, '2025-07-01T06:30:00.000Z', 'Sample clerk', NULL);
INSERT INTO public.audit OVERRIDING SYSTEM VALUE VALUES (1, '2025-07-01T06:30:00.000Z', 'applicant', 'application submitted', 'ABCDEFGHJKLM', '');
INSERT INTO public.audit OVERRIDING SYSTEM VALUE VALUES (2, '2025-07-01T06:30:00.000Z', 'Sample clerk', 'application entered', 'NPQRSTUVWXYZ', '');
INSERT INTO public.audit OVERRIDING SYSTEM VALUE VALUES (3, '2025-07-01T06:30:00.000Z', 'Sample officer', 'student stored', '25SAMPLE0001', '');
INSERT INTO public.contact_messages OVERRIDING SYSTEM VALUE VALUES (1, '2025-07-01T06:30:00.000Z', 'Sample Sender', 'sender@example.com', 'Question', 'When is the last date?', NULL);
INSERT INTO public.content_version VALUES (1);
INSERT INTO public.installation VALUES ('installation_id', '00000000000000000000000000000000');
INSERT INTO public.installation VALUES ('sample_content', '2025-07-01T06:30:00.000Z');
INSERT INTO public.items VALUES ('settings', 'college', '{"is_sample":true,"college":{"name":{"en":"Government Degree College, Adarshpur","hi":"राजकीय महाविद्यालय, आदर्शपुर"},"address":{"en":"Adarshpur, Uttar Pradesh 200001","hi":"आदर्शपुर, उत्तर प्रदेश 200001"},"affiliation":{"en":"Affiliated to the State University (sample)","hi":"राज्य विश्वविद्यालय से सम्बद्ध (नमूना)"},"location":{"latitude":26.75,"longitude":81.25}},"announcement":{"en":"Online admission to B.A., B.Sc. and B.Com. first year, session 2025-26, is open. Last date to apply: 25 July 2025 (sample). Helpline: 05000-000000. E-mail: office@college.example","hi":"बी.ए., बी.एस-सी. और बी.कॉम. प्रथम वर्ष, सत्र 2025-26 में ऑनलाइन प्रवेश प्रारम्भ हैं। आवेदन की अन्तिम तिथि: 25 जुलाई 2025 (नमूना)। हेल्पलाइन: 05000-000000। ई-मेल: office@college.example"},"phones":["05000-000000"],"email":"office@college.example","admission_session":"2025-26","card_session":"2024-2025","card_valid_until":"2027-06-30","fees":{"BA":{"general":1250,"obc":1250,"sc":650,"st":650},"BSc":{"general":1675,"obc":1675,"sc":900,"st":900},"BCom":{"general":1450,"obc":1450,"sc":775,"st":775}},"deposit":{"bank_name":{"en":"Sample Bank of India","hi":"सैम्पल बैंक ऑफ़ इंडिया"},"branch":{"en":"Adarshpur","hi":"आदर्शपुर"},"account_name":"Principal, Government Degree College, Adarshpur","account_number":"00000012345678","ifsc":"SAMP0000123"},"retention":{"erases_itself":true,"application_years":1,"student_years":10,"message_years":1,"audit_years":3}}', '2025-07-01T06:30:00.000Z', 0, 2, 'Sample editor', '2025-07-01T06:30:00.000Z', NULL, NULL, NULL);
INSERT INTO public.items VALUES ('notices', 'admissions-open', '{"title":{"en":"Admissions open","hi":"प्रवेश प्रारम्भ"},"text":{"en":"Forms are open.","hi":"फ़ॉर्म खुले हैं।"},"date":"2025-07-01"}', '2025-07-01T06:30:00.000Z', 0, 2, 'Sample editor', '2025-07-01T06:30:00.000Z', NULL, NULL, '2025-07-01');
INSERT INTO public.kysely_migration VALUES ('0001-baseline', '2026-11-22T05:28:13.011Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.media VALUES ('00000000000000000000000000000000', 'pdf', 'sample.pdf', 'Sample', 'नमूना', '[]', '2025-07-01T06:30:00.000Z', 'Sample editor', NULL, NULL, 1000);
INSERT INTO public.previews VALUES ('sample-preview-token-1', 'notices', 'admissions-open', '{"title":{"en":"Admissions open","hi":"प्रवेश प्रारम्भ"},"text":{"en":"Forms are open.","hi":"फ़ॉर्म खुले हैं।"},"date":"2025-07-01"}', '2999-01-01T00:00:00.000Z');
INSERT INTO public.processes VALUES ('sample-process', '2025-07-01T06:30:00.000Z', '2025-07-01T06:30:00.000Z', '{}');
INSERT INTO public.rate_limit_counters VALUES ('sample-key', 1751351400000, 3);
INSERT INTO public.revisions VALUES ('notices', 'admissions-open', '{"title":{"en":"Admissions open","hi":"प्रवेश प्रारम्भ"},"text":{"en":"Forms are open.","hi":"फ़ॉर्म खुले हैं।"},"date":"2025-07-01"}', '2025-07-01T06:30:00.000Z', 'Sample editor', 1);
INSERT INTO public.search_index VALUES ('notices', 'admissions-open', '''admission'':1A ''open'':2A ''प्रवेश'':3A');
INSERT INTO public.sign_in_attempts OVERRIDING SYSTEM VALUE VALUES (1, 'sample-key', '2025-07-01T06:30:00.000Z');
INSERT INTO public.staff VALUES ('staff-1', 'Sample officer', 'officer', '2025-07-01 06:30:00+00', '2025-07-01 06:30:00+00', 'officer@example.com', true, NULL, true, false);
INSERT INTO public.staff_accounts VALUES ('account-1', 'staff-1', 'staff-1', 'credential', '2025-07-01 06:30:00+00', '2025-07-01 06:30:00+00', 'not-a-hash', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.staff_sessions VALUES ('session-1', 'staff-1', '2025-07-01 06:30:00+00', '2025-07-01 06:30:00+00', 'sample-token', '2025-07-01 06:30:00+00', NULL, NULL);
INSERT INTO public.staff_tokens VALUES ('sample-token-hash', 'reset', 'Sample officer', '2999-01-01T00:00:00.000Z', NULL, 'staff-1', 'staff-1');
INSERT INTO public.staff_two_factors VALUES ('factor-1', 'staff-1', 'sample-secret', 'sample-codes', NULL, NULL, NULL);
INSERT INTO public.staff_verifications VALUES ('verification-1', 'sample', 'sample', '2025-07-01 06:30:00+00', '2025-07-01 06:30:00+00', '2025-07-01 06:30:00+00');
INSERT INTO public.student_sessions VALUES ('sample-hash', '2025-07-01T06:30:00.000Z', '2025-07-01T06:30:00.000Z', '25SAMPLE0001');
INSERT INTO public.students VALUES ('25SAMPLE0001', 'syC7vC-BQiLpmjpa5eJ4zzMzzMNNcKRM1mB7ItHRB3r3iEXhFNgIEA', '0035', '301', 'Priya Verma', 'female', 'Sample Mother', 'Sample Father', '2005-03-01', 'O+', '6000000011', 'Sample Village', 'Physics', 'Mathematics', 'Hindi', '2025-2026', '1', 'active', ' priya verma ', '2025-07-01T06:30:00.000Z', '2025001', 'ZYXWVUTSRQPN', 's0vrYh2uX5ZHEpYW2YTnGLNejiwxuYXGL_zpkvORrDs', NULL, 1);
SELECT pg_catalog.setval('public.application_events_id_seq', 1, true);
SELECT pg_catalog.setval('public.audit_id_seq', 3, true);
SELECT pg_catalog.setval('public.contact_messages_id_seq', 1, true);
SELECT pg_catalog.setval('public.sign_in_attempts_id_seq', 1, true);
ALTER TABLE ONLY public.application_events
    ADD CONSTRAINT application_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_one_per_course UNIQUE (aadhaar_index, course, session);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (admission_code);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_submission_key UNIQUE (submission_key);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_primary_key PRIMARY KEY (collection, slug);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.previews
    ADD CONSTRAINT previews_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit_counters
    ADD CONSTRAINT rate_limit_counters_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.revisions
    ADD CONSTRAINT revisions_primary_key PRIMARY KEY (collection, slug, version);
ALTER TABLE ONLY public.search_index
    ADD CONSTRAINT search_index_primary_key PRIMARY KEY (collection, slug);
ALTER TABLE ONLY public.sign_in_attempts
    ADD CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_accounts
    ADD CONSTRAINT staff_accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_email_key UNIQUE (email);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_token_key UNIQUE (token);
ALTER TABLE ONLY public.staff_tokens
    ADD CONSTRAINT staff_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.staff_two_factors
    ADD CONSTRAINT staff_two_factors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_verifications
    ADD CONSTRAINT staff_verifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.student_sessions
    ADD CONSTRAINT student_sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_aadhaar_index_key UNIQUE (aadhaar_index);
ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_admission_number_key UNIQUE (admission_number);
ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_card_code_key UNIQUE (card_code);
ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_pkey PRIMARY KEY (urn);
CREATE INDEX application_events_admission_code ON public.application_events USING btree (admission_code, id);
CREATE INDEX applications_aadhaar_last_four ON public.applications USING btree (aadhaar_last_four);
CREATE INDEX applications_applicant_mobile ON public.applications USING btree (applicant_mobile);
CREATE INDEX applications_fee_day ON public.applications USING btree (fee_at, fee_reference) WHERE (fee_at IS NOT NULL);
CREATE INDEX applications_list ON public.applications USING btree (session, submitted_at, admission_code, day, course, category, status, fee_status, seen_at, status_at, applicant_name, name_tokens);
CREATE INDEX audit_action ON public.audit USING btree (action, at, id);
CREATE INDEX audit_actor ON public.audit USING btree (actor, at, id);
CREATE INDEX audit_at ON public.audit USING btree (at, id);
CREATE INDEX audit_subject ON public.audit USING btree (subject COLLATE "C", at, id);
CREATE INDEX items_day ON public.items USING btree (collection, day);
CREATE UNIQUE INDEX items_path ON public.items USING btree (path);
CREATE INDEX media_at ON public.media USING btree (at, id);
CREATE INDEX previews_expires_at ON public.previews USING btree (expires_at);
CREATE INDEX search_index_search_vector ON public.search_index USING gin (search_vector);
CREATE INDEX sign_in_attempts_at ON public.sign_in_attempts USING btree (at);
CREATE INDEX sign_in_attempts_key ON public.sign_in_attempts USING btree (key, at);
CREATE INDEX staff_accounts_user_id ON public.staff_accounts USING btree ("userId");
CREATE INDEX staff_sessions_user_id ON public.staff_sessions USING btree ("userId");
CREATE INDEX student_sessions_urn ON public.student_sessions USING btree (urn);
CREATE TRIGGER audit_append_only BEFORE UPDATE OR TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION public.audit_refuse();
CREATE TRIGGER audit_keep_young BEFORE DELETE ON public.audit FOR EACH ROW EXECUTE FUNCTION public.audit_refuse_young();
ALTER TABLE ONLY public.staff_accounts
    ADD CONSTRAINT "staff_accounts_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT "staff_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_tokens
    ADD CONSTRAINT staff_tokens_issued_by_id_fkey FOREIGN KEY (issued_by_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_tokens
    ADD CONSTRAINT staff_tokens_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_two_factors
    ADD CONSTRAINT "staff_two_factors_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.student_sessions
    ADD CONSTRAINT student_sessions_urn_fkey FOREIGN KEY (urn) REFERENCES public.students(urn) ON DELETE CASCADE;
