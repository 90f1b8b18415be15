<?php
/** The marketplace's script: one module, only on pages that have a widget. */

defined( 'ABSPATH' ) || exit;

function dragoman_enqueue_loader(): void {
	$backend = dragoman_settings()['backend'];
	if ( '' !== $backend ) {
		// Without a version in the address: caches ask the backend for a newer one after five minutes.
		wp_enqueue_script( 'dragoman', $backend . '/embed/v1/dragoman.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters
	}
}

add_filter(
	'script_loader_tag',
	static function ( string $tag, string $handle, string $src ): string {
		if ( 'dragoman' !== $handle ) {
			return $tag;
		}
		$settings   = dragoman_settings();
		$attributes = array(
			'type'         => 'module',
			'crossorigin'  => 'anonymous',
			'src'          => $src,
			'data-api-url' => $settings['backend'],
			'data-partner' => $settings['partner'],
			'data-locale'  => $settings['locale'],
		);
		// The page never waits for the marketplace.
		return wp_get_script_tag( array( 'async' => true ) + array_filter( $attributes, 'strlen' ) );
	},
	10,
	3
);

// The preview in the editor, whose content newer versions of WordPress put into a frame.
add_action(
	'enqueue_block_assets',
	static function () {
		if ( is_admin() ) {
			dragoman_enqueue_loader();
		}
	}
);
