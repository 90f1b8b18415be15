<?php
/** A block and a shortcode for each widget. */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		$packages = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n', 'wp-server-side-render' );
		$version  = get_file_data( DRAGOMAN_FILE, array( 'version' => 'Version' ) )['version'];
		wp_register_script( 'dragoman-editor', plugins_url( 'editor.js', DRAGOMAN_FILE ), $packages, $version, true );
		wp_set_script_translations( 'dragoman-editor', 'dragoman', DRAGOMAN_DIR . '/languages' );
		$widgets = wp_json_encode( dragoman_widgets(), JSON_HEX_TAG | JSON_HEX_AMP );
		wp_add_inline_script( 'dragoman-editor', "window.dragomanWidgets = $widgets;", 'before' );

		foreach ( array_keys( dragoman_widgets() ) as $name ) {
			register_block_type(
				DRAGOMAN_DIR . "/blocks/$name",
				array( 'render_callback' => static fn( array $given ): string => dragoman_render_block( $name, $given ) )
			);
			add_shortcode(
				'dragoman_' . str_replace( '-', '_', $name ),
				// Without attributes WordPress passes an empty text.
				static fn( $given ): string => dragoman_render( $name, is_array( $given ) ? $given : array() )
			);
		}
	}
);

/** The block's attributes are named in camel case; those of WordPress, such as its alignment, are on the block's own box. */
function dragoman_render_block( string $name, array $given ): string {
	$attributes = array();
	foreach ( dragoman_widgets()[ $name ]['attributes'] as $attribute => $contract ) {
		if ( isset( $given[ $contract['property'] ] ) ) {
			$attributes[ $attribute ] = $given[ $contract['property'] ];
		}
	}
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), dragoman_render( $name, $attributes ) );
}
