/** Makes two sessions write the same rows as the same text, in the order in which they are stored. */
export const SAME_TEXT =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set bytea_output = 'hex'; set synchronize_seqscans = off; set client_encoding = 'UTF8'"
