<?php
/** The plugin's own texts, in the languages of the folder "languages". */

defined( 'ABSPATH' ) || exit;

// Before the blocks are registered: their titles are translated then.
add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'dragoman', false, dirname( plugin_basename( DRAGOMAN_FILE ) ) . '/languages' );
	},
	0
);

add_filter(
	'load_textdomain_mofile',
	static fn( $file, $domain ) => 'dragoman' === $domain ? dragoman_language_file( (string) $file, '.mo' ) : $file,
	10,
	2
);

add_filter(
	'load_script_translation_file',
	static fn( $file, $handle, $domain ) => 'dragoman' === $domain ? dragoman_language_file( (string) $file, "-$handle.json" ) : $file,
	10,
	3
);

/** The file itself where there is one, else that of the same language in another country: Austria reads German. */
function dragoman_language_file( string $file, string $ending ): string {
	if ( is_readable( $file ) ) {
		return $file;
	}
	$start = DRAGOMAN_DIR . '/languages/dragoman-' . strtok( determine_locale(), '_' );
	$found = glob( $start . '_*' . $ending );
	if ( $found ) {
		return $found[0];
	}
	return is_readable( $start . $ending ) ? $start . $ending : $file;
}
